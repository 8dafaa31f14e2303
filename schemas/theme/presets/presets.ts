import type { ThemeFile } from '../theme-file.ts';
import editorial from './editorial.json' with { type: 'json' };
import modern from './modern.json' with { type: 'json' };
import technical from './technical.json' with { type: 'json' };

/** The themes of the engine. The first is that of sites without one of their own. */
export const presets = { modern, technical, editorial } as unknown as Readonly<
  Record<'modern' | 'technical' | 'editorial', ThemeFile>
>;
