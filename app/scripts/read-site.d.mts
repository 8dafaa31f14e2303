import type { SiteFacts } from '../../schemas/site/site-facts.ts';

export function siteFacts(): Promise<SiteFacts>;
export function readSite(folder?: string): Promise<SiteFacts>;
