import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

const { MUTATE_FOLDER } = process.env;
const node = config.test?.projects?.[0];
const test = typeof node === 'object' && 'test' in node ? node.test : {};

/** Tests beside the changed code that need no browser: the mutation runner takes one project. */
export default defineConfig({
  test: { ...test, include: [`${MUTATE_FOLDER}/**/*.test.{ts,tsx}`] },
});
