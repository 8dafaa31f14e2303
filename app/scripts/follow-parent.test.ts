import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from 'vitest';

const module = new URL('./follow-parent.mjs', import.meta.url).href;
const script = `
  import { followParent } from '${module}';
  followParent(() => { console.log('ending'); process.exit(0); });
  setTimeout(() => { console.log('alone'); process.exit(0); }, Number(process.argv[1]));
  console.log('up');
`;

/** Runs a shell that waits for its program, as npm's does. Returns the program's output. */
async function withoutShell(environment: NodeJS.ProcessEnv, life: number): Promise<string> {
  const command = `"$0" --input-type=module -e "$1" ${life}; true`;
  const shell = spawn('sh', ['-c', command, process.execPath, script], {
    env: { ...process.env, npm_lifecycle_event: undefined, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  shell.stdout.on('data', (chunk: Buffer) => {
    if (output === '') shell.kill('SIGTERM');
    output += chunk.toString();
  });
  await ended(shell);
  return output.trim();
}

/** The pipe closes when the last process that holds it ends. */
const ended = (shell: ChildProcess) => new Promise((done) => shell.once('close', done));

test('a process that npm started ends when the shell of npm ends', async () => {
  expect(await withoutShell({ npm_lifecycle_event: 'start' }, 20_000)).toBe('up\nending');
});

test('a process started without npm outlives its shell', async () => {
  expect(await withoutShell({}, 1500)).toBe('up\nalone');
});
