import type { Plugin } from 'vite';
import type { SiteFacts } from '../../schemas/site/site-facts.ts';

export function site(readFacts?: () => Promise<SiteFacts>): Plugin[];
