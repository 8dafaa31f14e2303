import type { Shape } from './editing/bench-blocks.tsx';
import { type Bench, cost, keysToPicture, open } from './editing/measure.ts';
import { dragCost } from './editing/measure-drag.ts';
import { measureForms } from './editing/measure-forms.ts';
import { median, print, quantile } from './editing/metrics.ts';
import { close } from './editing/pages.ts';

/**
 * What does editing cost compared to a page written by hand only for this purpose? Both are built for
 * production and run alternately in Chromium. Prints main-thread CPU per action in ms (medians over rounds),
 * ratios, CPU and heap of opening, blocks rendered per key, and the time from input to paint with a CPU
 * slowdown of 4. `BENCH_SIZES`, `BENCH_SHAPES`, `BENCH_TREE` (sizes with the structure panel open),
 * `BENCH_ROUNDS` and `BENCH_FORMS` (how many of the largest forms) choose what is measured.
 */
const { BENCH_SIZES, BENCH_SHAPES, BENCH_ROUNDS, BENCH_TREE, BENCH_FORMS } = process.env;
const listed = (text: string) => text.split(',').filter((each) => each !== '');
// A screen holds at most 5,000 blocks, and duplicating needs room for one more.
const sizes = listed(BENCH_SIZES ?? '100,1000,4990').map(Number);
const treeSizes = listed(BENCH_TREE ?? '1000').map(Number);
const shapes = listed(BENCH_SHAPES ?? 'flat,nested') as Shape[];
const rounds = Number(BENCH_ROUNDS ?? 5);
const formCount = Number(BENCH_FORMS ?? 3);
const keys = 20;

/** The field of the side panel that gets the keys. */
const fields = {
  ours: '[data-region="panel"][data-side="right"] [role="tabpanel"] input[type="text"]',
  floor: '#field',
};

async function typing(kind: 'ours' | 'floor', bench: Bench): Promise<number> {
  const field = bench.page.locator(fields[kind]).last();
  await field.click();
  // The first key after a click makes the browser repaint focus styles for the keyboard.
  await bench.page.keyboard.type('a');
  return cost(bench, keys, async () => {
    for (let index = 0; index < keys; index++) await bench.page.keyboard.type('a');
  });
}

/** Returns the blocks rendered per key. */
async function drawnPerKey(bench: Bench): Promise<number> {
  const count = () =>
    bench.page.evaluate(() => (globalThis as unknown as { drawn: { count: number } }).drawn.count);
  const before = await count();
  for (let index = 0; index < keys; index++) await bench.page.keyboard.type('b');
  await bench.page.waitForTimeout(100);
  return ((await count()) - before) / keys;
}

const action = (bench: Bench, name: string, id: string) =>
  cost(bench, 1, () =>
    bench.page.evaluate(
      ([each, on]) => {
        const { actions } = globalThis as unknown as {
          actions: Record<string, (id: string) => void>;
        };
        actions[each as string]?.(on as string);
      },
      [name, id],
    ),
  );

async function measure(kind: 'ours' | 'floor', bench: Bench, id: string) {
  await bench.page.evaluate((on) => {
    (globalThis as unknown as { actions: { select(id: string): void } }).actions.select(on);
  }, id);
  await bench.page.waitForTimeout(400);
  const key = await typing(kind, bench);
  const duplicate = await action(bench, 'duplicate', id);
  const undo = await action(bench, 'undo', id);
  const move = await action(bench, 'move', id);
  await action(bench, 'undo', id);
  const remove = await action(bench, 'remove', id);
  await action(bench, 'undo', id);
  return { key, duplicate, remove, move, undo };
}

interface Run {
  readonly count: number;
  readonly shape: Shape;
  /** Whether the structure panel is open next to the page. */
  readonly structure: boolean;
}

const runs: readonly Run[] = [
  ...sizes.flatMap((count) => shapes.map((shape) => ({ count, shape, structure: false }))),
  ...treeSizes.flatMap((count) => shapes.map((shape) => ({ count, shape, structure: true }))),
];

for (const run of runs) {
  const { count, shape, structure } = run;
  const query = `?count=${count}&shape=${shape}${structure ? '&structure' : ''}`;
  const ours = await open('ours', query);
  const floor = await open('floor', query);
  const id = `t${Math.floor(count / 20) * 10 + 5}`;
  const seen: Record<'ours' | 'floor', Awaited<ReturnType<typeof measure>>[]> = {
    ours: [],
    floor: [],
  };
  for (let round = 0; round < rounds; round++) {
    seen.ours.push(await measure('ours', ours, id));
    seen.floor.push(await measure('floor', floor, id));
  }
  print(`\n${count} ${shape}${structure ? ', structure panel open' : ''}`);
  print(
    `  open    ours ${ours.opening.toFixed(0)} ms, ${ours.heap.toFixed(1)} MB; floor ${floor.opening.toFixed(0)} ms, ${floor.heap.toFixed(1)} MB`,
  );
  for (const name of ['key', 'duplicate', 'remove', 'move', 'undo'] as const) {
    const one = median(seen.ours.map((each) => each[name]));
    const other = median(seen.floor.map((each) => each[name]));
    print(
      `  ${name.padEnd(10)} ours ${one.toFixed(2)} ms, floor ${other.toFixed(2)} ms, ratio ${(one / other).toFixed(2)}`,
    );
  }
  const drags = [];
  for (let round = 0; round < rounds; round++) drags.push(await dragCost(ours, id));
  print(
    `  drag    a frame ${median(drags.map(({ moving }) => moving)).toFixed(2)} ms, while the page scrolls ${median(drags.map(({ scrolling }) => scrolling)).toFixed(2)} ms`,
  );
  await ours.page.evaluate((on) => {
    (globalThis as unknown as { actions: { select(id: string): void } }).actions.select(on);
  }, id);
  await ours.page.locator(fields.ours).last().click();
  const drawn = await drawnPerKey(ours);
  const delay = quantile(await keysToPicture(ours), 0.95);
  await floor.page.locator(fields.floor).click();
  const least = quantile(await keysToPicture(floor), 0.95);
  print(
    `  blocks drawn per key ${drawn}; key to picture at 4x, p95: ours ${delay.toFixed(0)} ms, floor ${least.toFixed(0)} ms`,
  );
  await ours.page.context().close();
  await floor.page.context().close();
}
if (formCount > 0) await measureForms(formCount);
await close();
