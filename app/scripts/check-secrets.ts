import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '#site/izlog.config.ts';

// The configuration of the site stays on the server: no file of the built browser code holds a key of it that
// is not one of its facts, or a password of its content.
const keys = ['hasDemoPeople', 'drawPictures', 'writeFiles'];
const { users = [] } = (await site.content?.data()) ?? {};
const secrets = [...keys, ...users.map(({ password }) => password)];

const client = 'dist/client';
const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
for (const name of files.filter((each) => /\.(js|css|json|map)$/.test(each))) {
  const file = join(client, name);
  const text = readFileSync(file, 'utf8');
  for (const secret of secrets.filter((each) => text.includes(each))) {
    process.stderr.write(`${file} holds "${secret}" of the configuration.\n`);
    process.exitCode = 1;
  }
}
