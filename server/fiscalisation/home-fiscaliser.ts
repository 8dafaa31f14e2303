import { markets } from '#schemas/site/markets.ts';
import { site } from '#schemas/site/site.ts';
import type { Fiscaliser } from './fiscaliser.ts';
import { fiscalisers } from './registry.ts';

const home = markets.find(({ countries }) => countries.includes(site.country));

/** The fiscaliser of the shop's market; null where papers are not reported. */
export const homeFiscaliser: Fiscaliser | null =
  (home && (await fiscalisers[home.rules]?.()))?.fiscaliser ?? null;
