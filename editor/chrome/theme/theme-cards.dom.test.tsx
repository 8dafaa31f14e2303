import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import museum from '#fixtures/museum/theme/sea-chart.json' with { type: 'json' };
import { withBase } from '#schemas/theme/edit-theme.ts';
import { presets } from '#schemas/theme/presets/presets.ts';
import type { ThemeFile } from '#schemas/theme/theme-file.ts';
import { themeText } from '#schemas/theme/theme-text.ts';
import { createTestTimers, openTab, samplePage } from '../../testing/editor.ts';
import { EditorStage, stagePorts } from '../../testing/editor-stage.tsx';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { createTestServer } from '../../testing/server.ts';
import { axeViolations } from '../dialogs/axe-violations.ts';
import { OwnTexts } from './own-texts.tsx';
import { ThemeCards } from './theme-cards.tsx';

const seaChart = museum as unknown as ThemeFile;
const cards = page.getByRole('option');
const names = () => cards.elements().map((each) => each.lastElementChild?.textContent);

/** Returns the names of the themes that were chosen, in a list that grows. */
async function stage(file: ThemeFile, site: ThemeFile = seaChart): Promise<string[]> {
  const tab = openTab({
    server: createTestServer(samplePage()),
    clock: createTestTimers(),
    tab: 'x',
  });
  const applied: string[] = [];
  const apply = (_: string, { name }: ThemeFile) => {
    applied.push(name);
    return [];
  };
  await render(
    <EditorStage tab={tab} ports={stagePorts(tab, fakeEditorApi({}))}>
      <OwnTexts>
        <ThemeCards draft={{ file, scheme: 'dark', apply }} site={themeText(site)} />
      </OwnTexts>
    </EditorStage>,
  );
  await expect.element(cards.first()).toBeVisible();
  return applied;
}

test('the own theme of the site and the presets have names in the language of the editor', async () => {
  await stage(seaChart);
  expect(names()).toEqual(['Pomorska karta', 'Moderno', 'Tehnički', 'Časopis']);
  await expect.element(cards.first()).toHaveAttribute('aria-selected', 'true');
  expect(await axeViolations()).toEqual([]);
});

test('a preset that is the own theme of the site stands there once', async () => {
  await stage(presets.modern, presets.modern);
  expect(names()).toEqual(['Moderno', 'Tehnički', 'Časopis']);
});

test('arrows move the focus without a change of the theme; Enter chooses', async () => {
  const applied = await stage(seaChart);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(cards.nth(3)).toHaveFocus();
  expect(applied).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(applied).toEqual(['Editorial']);
});

test('a changed theme selects no card, so that its original can be chosen again', async () => {
  const changed = withBase(seaChart, 'radius.card', { $value: { value: 9, unit: 'px' } });
  const applied = await stage(changed);
  expect(cards.elements().map((each) => each.ariaSelected)).not.toContain('true');
  await cards.first().click();
  expect(applied).toEqual(['Sea chart']);
});

test('each card shows letters and colours of its theme in the edited scheme', async () => {
  await stage(seaChart);
  const samples = document.querySelectorAll<HTMLElement>('[role="option"] > [aria-hidden]');
  const grounds = [...samples].map((each) => getComputedStyle(each).backgroundColor);
  expect(new Set(grounds).size).toBeGreaterThan(2);
  const fonts = [...samples].map((each) => (each.firstChild as HTMLElement).style.fontFamily);
  expect(fonts[0]).toContain('Newsreader');
  expect(fonts[3]).toContain('Bodoni');
});
