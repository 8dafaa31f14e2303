import { type Bench, cost, median, metric, open, print } from './measure.ts';

/** Turns for each form. */
const turns = 5;
const field =
  '[data-region="panel"][data-side="right"] [role="tabpanel"] :is(input[type="text"], textarea)';

interface Form {
  readonly id: string;
  readonly handler: string;
}

/**
 * The largest forms of the real blocks, opening and a key: on a processor four times slower, and as
 * four times the main-thread CPU, which tells the same where other programs wait for the processor.
 */
export async function measureForms(count: number): Promise<void> {
  const bench = await open('forms');
  const largest = (await formSizes(bench)).slice(0, count);
  print('\nforms at 4x');
  for (const { form, size } of largest) {
    const [openCpu, keyCpu] = await cpuOf(bench, form);
    await bench.session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const opening = await eachTurn(bench, form, () => timeToOpen(bench, form));
    const key = await timeOfKey(bench);
    await bench.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    print(
      `  ${form.handler}, ${size} fields: open ${opening.toFixed(0)} ms (CPU ${(4 * openCpu).toFixed(0)}), key ${key.toFixed(1)} ms (CPU ${(4 * keyCpu).toFixed(1)})`,
    );
  }
  await bench.page.context().close();
}

async function cpuOf(bench: Bench, form: Form): Promise<readonly [number, number]> {
  const opening = await eachTurn(bench, form, async () => {
    const before = await metric(bench.session, 'TaskDuration');
    await timeToOpen(bench, form);
    return ((await metric(bench.session, 'TaskDuration')) - before) * 1000;
  });
  await bench.page.locator(field).first().click();
  await bench.page.keyboard.type('a');
  const keys = 20;
  const key = await cost(bench, keys, async () => {
    for (let index = 0; index < keys; index++) await bench.page.keyboard.type('a');
  });
  return [opening, key];
}

/** The median of what is measured while another form is open. */
async function eachTurn(bench: Bench, form: Form, measure: () => Promise<number>) {
  const other = await otherThan(bench, form);
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    await bench.page.evaluate(`select(${JSON.stringify(other)})`);
    await bench.page.waitForTimeout(500);
    times.push(await measure());
    await bench.page.waitForTimeout(500);
  }
  return median(times);
}

/** All forms with a text in them, by the number of fields they draw, the largest first. */
async function formSizes({ page }: Bench) {
  const forms = await page.evaluate(() => (globalThis as unknown as { forms: Form[] }).forms);
  const sizes: { form: Form; size: number }[] = [];
  for (const form of forms) {
    await page.evaluate(`select(${JSON.stringify(form.id)})`);
    await page.waitForTimeout(150);
    const size = await page.locator('[role="tabpanel"] [data-field]').count();
    if ((await page.locator(field).count()) > 0) sizes.push({ form, size });
  }
  return sizes.toSorted((a, b) => b.size - a.size);
}

async function otherThan({ page }: Bench, { handler }: Form): Promise<string> {
  const forms = await page.evaluate(() => (globalThis as unknown as { forms: Form[] }).forms);
  return forms.find((each) => each.handler !== handler)?.id ?? '';
}

/** From the selection to the picture with its form, ms. */
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

/** From the key until everything that answers it has run, ms. */
async function timeOfKey({ page }: Bench): Promise<number> {
  await page.locator(field).first().click();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    let start = 0;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => times.push(performance.now() - start));
    port1.start();
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    addEventListener('keydown', () => (start = performance.now()), options);
    addEventListener('input', () => port2.postMessage(null), options);
    Object.assign(globalThis, { stopTimes: () => stop.abort() });
  });
  for (let index = 0; index < 30; index++) {
    await page.keyboard.type('a');
    await page.waitForTimeout(60);
  }
  const times = await page.evaluate(() => {
    const { times: all, stopTimes } = globalThis as unknown as {
      times: number[];
      stopTimes(): void;
    };
    stopTimes();
    return all;
  });
  return median(times);
}
