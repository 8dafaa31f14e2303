import { type Bench, keysToPicture, open, spent } from './measure.ts';
import { median, metric, print, quantile } from './metrics.ts';

/** Number of rounds for each form. */
const turns = 5;
const keys = 20;
const field =
  '[data-region="panel"][data-side="right"] [role="tabpanel"] :is(input[type="text"], textarea)';

interface Form {
  readonly id: string;
  readonly handler: string;
}

/**
 * Measures opening and a key in the largest forms of the real blocks: alone on their page with one other
 * block, and on a page with one of each block. Times are with a CPU slowdown of 4. Next to them is four times
 * the main-thread CPU, which is comparable when other programs use the CPU; that of a key includes painting
 * the real block. "By hand" is a plain field that changes the same text of the same markup. The last line is
 * the field of the hand-written page.
 */
export async function measureForms(count: number): Promise<void> {
  const all = await open('forms');
  const sizes = await formSizes(all);
  const smallest = sizes.at(-1)?.form.handler ?? '';
  print('\nforms at 4x');
  for (const { form, size } of sizes.slice(0, count)) {
    const alone = await open('forms', `?only=${form.handler},${smallest}`);
    print(`  ${form.handler}, ${size} fields`);
    print(`    alone         ${await formTimes(alone, form.handler)}`);
    print(`    by hand       ${await floorTimes(alone)}`);
    print(`    among all     ${await formTimes(all, form.handler)}`);
    await alone.page.context().close();
  }
  await all.page.context().close();
  const floor = await open('floor', '?count=100&shape=flat');
  await floor.page.evaluate('actions.select("t55")');
  print(`  by hand         ${await keyTimes(floor, '#field')}`);
  await floor.page.context().close();
}

async function formTimes(bench: Bench, handler: string): Promise<string> {
  const form = (await formsOf(bench)).find((each) => each.handler === handler);
  if (!form) throw new Error(`There is no block ${handler}.`);
  const cpu = await eachTurn(bench, form, async () => {
    const before = await metric(bench.session, 'TaskDuration');
    await timeToOpen(bench, form);
    return ((await metric(bench.session, 'TaskDuration')) - before) * 1000;
  });
  await bench.session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const opening = await eachTurn(bench, form, () => timeToOpen(bench, form));
  await bench.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return `open ${opening.toFixed(0)} ms (CPU ${(4 * cpu).toFixed(0)}), ${await keyTimes(bench, field)}`;
}

/** Measures a key in a plain field that changes the same text of the same markup. */
async function floorTimes({ page }: Bench): Promise<string> {
  const text = await page.locator(field).first().inputValue();
  const markup = await page.evaluate(() =>
    [...document.querySelectorAll('[data-block]')]
      .filter((block) => !block.parentElement?.closest('[data-block]'))
      .map((block) => block.outerHTML)
      .join(''),
  );
  const floor = await open('forms-floor');
  const show = `show(${JSON.stringify(markup)}, ${JSON.stringify(text)})`;
  const isDrawn = await floor.page.evaluate(show);
  const times = isDrawn ? await keyTimes(floor, '#field') : 'needs the server to be drawn';
  await floor.page.context().close();
  return times;
}

async function keyTimes(bench: Bench, where: string): Promise<string> {
  const { keyboard } = bench.page;
  await bench.page.locator(where).first().click();
  await keyboard.type('a');
  const type = async () => {
    for (let index = 0; index < keys; index++) await keyboard.type('a');
  };
  const [cpu = 0, script = 0] = await spent(bench, keys, type, ['TaskDuration', 'ScriptDuration']);
  const picture = quantile(await keysToPicture(bench), 0.5);
  return `key ${picture.toFixed(0)} ms to the picture (CPU ${(4 * cpu).toFixed(1)}, of which script ${(4 * script).toFixed(1)})`;
}

/** Returns the median of measurements that each start with another form open. */
async function eachTurn(bench: Bench, form: Form, measure: () => Promise<number>) {
  const other = (await formsOf(bench)).find((each) => each.handler !== form.handler)?.id ?? '';
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    await bench.page.evaluate(`select(${JSON.stringify(other)})`);
    await bench.page.waitForTimeout(500);
    times.push(await measure());
    await bench.page.waitForTimeout(500);
  }
  return median(times);
}

const formsOf = ({ page }: Bench) =>
  page.evaluate(() => (globalThis as unknown as { forms: Form[] }).forms);

/** Returns all forms with a text field by the number of rendered fields, the largest first. */
async function formSizes(bench: Bench) {
  const { page } = bench;
  const sizes: { form: Form; size: number }[] = [];
  for (const form of await formsOf(bench)) {
    await page.evaluate(`select(${JSON.stringify(form.id)})`);
    await page.waitForTimeout(150);
    const size = await page.locator('[role="tabpanel"] [data-field]').count();
    if ((await page.locator(field).count()) > 0) sizes.push({ form, size });
  }
  return sizes.toSorted((a, b) => b.size - a.size);
}

/** Returns ms from the selection to the frame that shows its form. */
function timeToOpen({ page }: Bench, { id }: Form): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        (globalThis as unknown as { select(id: string): void }).select(wanted);
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - start));
          port1.start();
          port2.postMessage(null);
        });
      }),
    id,
  );
}
