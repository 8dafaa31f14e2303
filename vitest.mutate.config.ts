import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

const places = process.env.MUTATE_TESTS?.split(',') ?? [];
const node = config.test?.projects?.[0];
const { plugins, oxc, test } = typeof node === 'object' && 'test' in node ? node : {};

const testsIn = (place: string) =>
  /\.test\.tsx?$/.test(place) ? place : `${place}/**/*.test.{ts,tsx}`;

/** Tests of the given folders that need no browser, because the mutation runner takes one project. */
export default defineConfig({
  plugins,
  oxc,
  test: {
    ...test,
    include: places.map(testsIn),
    // Hundreds of mutants run these tests; more random cases than these rarely detect more of them.
    env: { ...test?.env, RANDOM_SHARE: '0.02' },
  },
});
