import type { SiteFacts } from '../../schemas/site/site-facts.ts';

export function readSite(folder?: string): Promise<SiteFacts>;
