import '../ui/tokens.css';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { pageTexts } from '#app/texts/page-texts.ts';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { invariant } from '#schemas/result.ts';
import { pageOf } from '#tests/support/page.ts';
import { createViewLoader } from '../canvas/page/view-loader.ts';
import { BlockForm } from '../chrome/forms/block-form.tsx';
import { type Choice, parseChoice } from './choice.ts';
import { fixturesOf } from './known-fixtures.ts';
import { Preview, type PreviewPorts } from './preview.tsx';
import { examplesOf } from './preview-examples.ts';
import { ToolProviders } from './tool-providers.tsx';
import { useFixtures } from './use-fixtures.ts';
import { useOptions } from './use-options.ts';

function portsOf(blocks: EditorBlocks): PreviewPorts {
  const { site } = pageOf([]);
  const state = { site, uiLanguage: 'hr', isLoggedIn: false, viewSizes: {} } as const;
  return { blocks, state, views: createViewLoader(blocks), texts: pageTexts, api: null };
}

interface BenchProps {
  readonly ports: PreviewPorts;
  readonly choice: Choice;
}

/** The preview and the form of a choice in one document. */
function Bench({ ports, choice }: BenchProps) {
  const block = ports.blocks[choice.block];
  const fixtures = useFixtures(ports.blocks, choice.block);
  const edited = useOptions(choice, ports.blocks);
  if (!block || !fixtures || !edited.fixture) return null;
  const examples = examplesOf(choice, edited.typed, fixtures, ports.blocks);
  return (
    <>
      <Preview ports={ports} choice={choice} examples={examples} />
      <BlockForm
        block={block}
        value={edited.value}
        onChange={edited.type}
        language="hr"
        scopes={['admin']}
        problems={[]}
      />
    </>
  );
}

function show(search: string, blocks: EditorBlocks = editorBlocks) {
  const ports = portsOf(blocks);
  const choice = parseChoice(search, fixturesOf(blocks));
  return render(
    <ToolProviders state={ports.state}>
      <Bench ports={ports} choice={choice} />
    </ToolProviders>,
  );
}

afterEach(cleanup);

const rendered = () => [...document.querySelectorAll<HTMLElement>('[data-block="coming-soon"]')];

/** A registry with one block whose fixture exists under two names. */
function twice(): EditorBlocks {
  const block = editorBlocks['coming-soon'];
  const current = block?.presets.current;
  invariant(block && current, 'No fixture to draw.');
  return { 'coming-soon': { ...block, presets: { current, plain: current } } };
}

test('renders every fixture, and typing re-renders only the chosen one · DEV-13', async () => {
  await show('?block=coming-soon&fixture=plain&show=all', twice());
  await expect.poll(() => rendered().length).toBe(2);
  await expect.poll(() => rendered()[1]?.textContent).not.toBe('');
  await page
    .getByRole('textbox', { name: /^Naslov/ })
    .first()
    .fill('Uskoro isplovljavamo');
  await expect.poll(() => rendered()[1]?.textContent).toContain('Uskoro isplovljavamo');
  expect(rendered()[0]?.textContent).not.toContain('Uskoro isplovljavamo');
});

test('renders the minimal options of the schema, in other languages as well · DEV-13', async () => {
  await show('?block=call-to-action&language=de');
  const title = () => document.querySelector('[data-block="call-to-action"] h2')?.textContent;
  await expect.poll(title).toBe('Was schenkt man einem Freund?');
  await cleanup();
  await show('?block=call-to-action&language=de&show=least');
  await expect.poll(title).toBeDefined();
  expect(title()).not.toBe('Was schenkt man einem Freund?');
});

test('lengthens the texts of a block, including its own messages · DEV-13', async () => {
  await show('?block=coming-soon', twice());
  await expect.poll(() => rendered()[0]?.textContent?.length).toBeGreaterThan(0);
  const short = rendered()[0]?.textContent ?? '';
  await cleanup();
  await show('?block=coming-soon&texts=long', twice());
  await expect.poll(() => rendered()[0]?.textContent?.length).toBeGreaterThan(short.length * 1.5);
});

test('shows the error that a view threw, and the other examples · DEV-13', async () => {
  const block = editorBlocks.image;
  invariant(block, 'No block to break.');
  const View = ({ id }: { readonly id: string }) => {
    if (id.endsWith('current')) throw new Error('Jarbol je pukao.');
    return <p>Plovi</p>;
  };
  const preset = async () => ({ default: { options: { picture: 'x' } } });
  const blocks = {
    image: {
      ...block,
      validate: () => true,
      view: async () => ({ View }),
      presets: { current: preset, other: preset },
    },
  };
  await show('?block=image&show=all', blocks);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Jarbol je pukao.');
  await expect.element(page.getByText('Plovi')).toBeVisible();
});

test('field labels are in the language of the tool', async () => {
  await show('?block=product-strip');
  const more = page.getByRole('button', { name: 'Povećaj Najviše prikazano' });
  await expect.element(more).toBeVisible();
});
