import '#runtime/ui/styles.ts';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { afterAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createPageRuntime } from '#editor/canvas/page-runtime.ts';
import { createPreviewSheet } from '#editor/chrome/theme/preview-sheet.ts';
import { seaChart } from '#fixtures/museum/theme/sea-chart.ts';
import { RuntimeContext } from '#runtime/block/context.tsx';
import type { SessionState } from '#runtime/store/session.ts';
import { presets } from '#schemas/theme/presets/presets.ts';
import { readTheme } from '#schemas/theme/read-theme.ts';
import { groundNames, schemes } from '#schemas/theme/token-list.ts';
import { pageOf } from '../support/page.ts';

interface Example {
  readonly options: object;
  readonly data?: unknown;
  readonly session?: Partial<SessionState>;
}

// `npm run draw-themes` draws all blocks; these have text, links, controls, prices and messages.
const examples = import.meta.glob<Example>(
  '../../blocks/{accordion,cart-summary,event-list,login-form,order-failure}/fixtures/current.json',
  { eager: true, import: 'default' },
);
const views = import.meta.glob<ComponentType<object>>(
  '../../blocks/{accordion,cart-summary,event-list,login-form,order-failure}/view.tsx',
  { eager: true, import: 'View' },
);

function Examples() {
  return Object.entries(views).map(([file, View]) => {
    const {
      options,
      data,
      session = {},
    } = examples[file.replace('view.tsx', 'fixtures/current.json')] ?? { options: {} };
    return (
      <RuntimeContext key={file} value={createPageRuntime(pageOf([], { session }))}>
        <View {...{ id: file, options, data, slots: {} }} />
      </RuntimeContext>
    );
  });
}

const sheet = createPreviewSheet(document);
afterAll(() => sheet.remove());

const onAllGrounds = (
  <main>
    {[undefined, ...groundNames].map((ground) => (
      <section key={ground ?? 'page'} data-ground={ground}>
        <Examples />
      </section>
    ))}
  </main>
);

const cases = Object.entries({ seaChart, ...presets }).flatMap(([name, file]) =>
  schemes.map((scheme) => ({ name, file, scheme })),
);

test.each(cases)('axe finds no weak contrast in $name, $scheme, on any ground', async (theme) => {
  const read = readTheme(theme.file);
  if (!('theme' in read)) throw new Error(`${theme.name} is not valid.`);
  sheet.show(read.theme);
  sheet.choose(theme.scheme);
  await render(onAllGrounds);
  const { violations, passes } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  expect(passes.length).toBe(1);
  expect(
    violations.flatMap(({ nodes }) => nodes.map(({ failureSummary }) => failureSummary)),
  ).toEqual([]);
});
