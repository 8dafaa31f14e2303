import { followParent } from './follow-parent.mjs';
import { ensureInstalled, root } from './prepare.mjs';

// The shop in development: nothing is built, Vite reads the sources (app/dev/main.ts).
process.env.IZLOG_MODE = 'development';
process.chdir(root);
followParent(() => process.kill(process.pid, 'SIGTERM'));
await ensureInstalled();
const { ensureSite } = await import('./ensure-site.mjs');
await ensureSite();
await import('./sources.mjs');
await import('../dev/main.ts');
