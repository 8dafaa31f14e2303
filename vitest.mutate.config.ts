import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

const places = process.env.MUTATE_TESTS?.split(',') ?? [];
const node = config.test?.projects?.[0];
const test = typeof node === 'object' && 'test' in node ? node.test : {};

const testsIn = (place: string) =>
  /\.test\.tsx?$/.test(place) ? place : `${place}/**/*.test.{ts,tsx}`;

/** Tests of the named places that need no browser: the mutation runner takes one project. */
export default defineConfig({
  // A change of the code is tried hundreds of times: what 200 random carts do not notice, few more do.
  test: { ...test, include: places.map(testsIn), env: { RANDOM_RUNS: '200' } },
});
