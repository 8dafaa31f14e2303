import { serverPart } from '#runtime/block/lazy-component.tsx';
import type { BuyFormProps } from './buy-form.tsx';

/** The form of a bundle in the page, for visitors without scripts; with scripts it is in the dialog. */
export const unscriptedBundle = serverPart<BuyFormProps>();
