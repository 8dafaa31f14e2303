import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './prepare.mjs';

/** Runs a script of the engine for the site in a folder; returns what it printed. */
function output(site: string, ...args: readonly string[]): string {
  const env = { ...process.env, SITE: site };
  const { stderr, status } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr;
}

const generate = (site: string) =>
  output(site, '--import', './app/scripts/sources.mjs', 'app/scripts/gen.ts', '--check', '--code');
const check = (site: string, ...types: readonly string[]) =>
  output(site, '--import', './app/scripts/sources.mjs', 'app/scripts/check-blocks.mjs', ...types);

/** A site with the blocks of the workshop. */
function copyOfWorkshop(): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/site-blocks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, 'fixtures/workshop'), folder, { recursive: true });
  return relative(root, folder);
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(root, file), text.replace(from, to));
}

test("blocks of a site and of its plugins follow the rules of the engine's, in the languages of the site", () => {
  expect(generate('fixtures/workshop')).toBe('');
  expect(check('fixtures/workshop', 'cutting-speed', 'tap-drill', 'gauge-table')).toBe('');
});

test('a block of a plugin that breaks a rule names its file', () => {
  const site = copyOfWorkshop();
  rmSync(join(root, site, 'plugins/gauges/blocks/gauge-table/texts/it.json'));
  expect(check(site, 'gauge-table')).toContain(
    `${site}/plugins/gauges/blocks/gauge-table/texts/it.json does not exist.`,
  );
});

test('two plugins with a block of one name stop the build, with both lines', () => {
  const site = copyOfWorkshop();
  const plugins = join(root, site, 'plugins');
  cpSync(join(plugins, 'gauges'), join(plugins, 'dials'), { recursive: true });
  change(`${site}/izlog.config.ts`, "['plugins/gauges']", "['plugins/gauges', 'plugins/dials']");
  const model = 'blocks/gauge-table/model.ts:7';
  expect(generate(site)).toBe(
    `${site}/plugins/dials/${model} names a block “gauge-table”, as ${site}/plugins/gauges/${model} does. Give it another name.\n`,
  );
});

test('a block of the site with the name of one of a plugin stops the build', () => {
  const site = copyOfWorkshop();
  const [own, ofPlugin] = ['blocks', 'plugins/gauges/blocks'].map((folder) => `${site}/${folder}`);
  cpSync(join(root, `${ofPlugin}/gauge-table`), join(root, `${own}/gauge-table`), {
    recursive: true,
  });
  expect(generate(site)).toContain(`as ${ofPlugin}/gauge-table/model.ts:7 does`);
});

test('a block of the site that breaks a rule names its file', () => {
  const site = copyOfWorkshop();
  rmSync(join(root, site, 'blocks/tap-drill/texts/ar.json'));
  expect(check(site, 'tap-drill')).toContain(
    `${site}/blocks/tap-drill/texts/ar.json does not exist.`,
  );
});

test('a block of the site with a name that the engine has stops the build, with both lines', () => {
  const site = copyOfWorkshop();
  change(
    `${site}/blocks/tap-drill/model.ts`,
    "'tap-drill',",
    "'tap-drill',\n  formerHandlers: ['hero'],",
  );
  expect(generate(site)).toBe(
    `${site}/blocks/tap-drill/model.ts:6 names a block “hero”, as blocks/hero/model.ts:12 does. Give it another name.\n`,
  );
});

test('a new block of the site is out of date until npm run gen registers it', () => {
  const site = copyOfWorkshop();
  const blocks = join(root, site, 'blocks');
  cpSync(join(blocks, 'tap-drill'), join(blocks, 'tap-gauge'), { recursive: true });
  change(`${site}/blocks/tap-gauge/model.ts`, "'tap-drill'", "'tap-gauge'");
  expect(generate(site)).toContain(`Out of date: ${site}/blocks/registry.gen.ts`);
});
