import type { SiteFacts } from '../../schemas/site/site-facts.ts';

export function siteFolder(env?: Readonly<Record<string, string | undefined>>): string;

export function readSite(folder?: string): Promise<SiteFacts>;
