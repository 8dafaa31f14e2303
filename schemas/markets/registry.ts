import type { MarketRules } from './market-rules.ts';

/** The rules that a market of a site can name. The build leaves out those that the site does not use. */
export const marketRules = {
  eu: () => import('./eu/rules.ts'),
  gb: () => import('./gb/rules.ts'),
  hr: () => import('./hr/rules.ts'),
  us: () => import('./us/rules.ts'),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly rules: MarketRules }>>>;

export type MarketRulesName = keyof typeof marketRules;
