import { lineSchema } from '../entities/fragments.ts';
import { typed } from '../entities/typed.ts';
import type { ThemeNames } from '../theme/theme-file.ts';

export const themeNamesSchema = typed<ThemeNames>({
  type: 'object',
  description: 'Names of the theme by language.',
  additionalProperties: lineSchema,
});
