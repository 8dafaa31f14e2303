import { demoWords } from './demo-words.mjs';
import { readSources } from './imports.ts';
import { sources } from './prepare.mjs';

// The engine names nothing of the demo: names, places and order numbers are the site's.
const engine = sources.filter((folder) => folder !== 'fixtures');
const errors = demoWords(readSources(engine, /\.(ts|tsx|mjs|css|json)$/));
for (const error of errors) process.stderr.write(`${error}\n`);
process.exitCode = errors.length > 0 ? 1 : 0;
