import type { OptionsOf } from '#schemas/block/model.ts';
import type { model } from './model.ts';

export type Options = OptionsOf<typeof model>;
