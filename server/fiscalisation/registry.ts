import type { MarketRulesName } from '#schemas/markets/registry.ts';
import type { Fiscaliser } from './fiscaliser.ts';

/**
 * Fiscalisers of the markets whose law requires reports. The build leaves out those that the site does not
 * use.
 */
export const fiscalisers: Partial<
  Record<MarketRulesName, () => Promise<{ readonly fiscaliser: Fiscaliser }>>
> = {
  hr: () => import('./hr/fiscaliser.ts'),
};
