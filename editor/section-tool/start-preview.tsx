import '../ui/tokens.css';
import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { rootElementId } from '#runtime/page/page-elements.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { createViewLoader } from '../canvas/page/view-loader.ts';
import { TranslateProvider } from '../i18n/translate.tsx';
import { createEditorApi } from '../session/api/editor-api.ts';
import { PresetBoundary } from '../ui/preset-boundary.tsx';
import { checkAccessibility } from './accessibility.ts';
import { type Choice, parseChoice } from './choice.ts';
import { fixturesOf } from './known-fixtures.ts';
import { Preview, type PreviewPorts, renderThrown } from './preview.tsx';
import { examplesOf } from './preview-examples.ts';
import { listenTo, notify, type ToPreview } from './preview-messages.ts';
import { sectionMessages } from './section-messages.ts';
import { readToolState } from './tool-state.ts';
import { useFixtures } from './use-fixtures.ts';

/** Renders the choice in the address, and then what the tool sends. */
export function startPreview(blocks: EditorBlocks, texts: PreviewPorts['texts']): void {
  const root = document.getElementById(rootElementId);
  const state = readToolState(document);
  if (!root || !state) return;
  const t = createTranslator(state.uiLanguage, sectionMessages(state.uiLanguage));
  const ports: PreviewPorts = {
    blocks,
    state,
    views: createViewLoader(blocks),
    texts,
    api: state.isLoggedIn ? createEditorApi(state.uiLanguage) : null,
  };
  createRoot(root).render(
    <TranslateProvider t={t}>
      <PresetBoundary subject={ports} notice={renderThrown}>
        <PreviewPage ports={ports} />
      </PresetBoundary>
    </TranslateProvider>,
  );
}

interface Order {
  readonly choice: Choice;
  readonly options: JsonObject | null;
}

function PreviewPage({ ports }: { readonly ports: PreviewPorts }) {
  const { choice, options } = useOrder(ports.blocks);
  const { block, language, theme } = choice;
  const fixtures = useFixtures(ports.blocks, block);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  }, [language, theme]);
  const examples = useMemo(
    () => (fixtures ? examplesOf(choice, options, fixtures, ports.blocks) : []),
    [choice, options, fixtures, ports.blocks],
  );
  return <Preview key={language} ports={ports} choice={choice} examples={examples} />;
}

function useOrder(blocks: EditorBlocks): Order {
  const [order, setOrder] = useState<Order>(() => ({
    choice: parseChoice(location.search, fixturesOf(blocks)),
    options: null,
  }));
  useEffect(() => {
    if (parent === window) return undefined;
    let { show } = parseChoice(location.search, fixturesOf(blocks));
    const stop = listenTo<ToPreview>(
      () => parent,
      (message) => {
        if (message.kind === 'check') {
          void checkAccessibility(document, show === 'all').then((violations) =>
            notify(parent, { kind: 'checked', violations }),
          );
          return;
        }
        const { search, options } = message;
        const choice = parseChoice(search, fixturesOf(blocks));
        show = choice.show;
        setOrder({ choice, options });
      },
    );
    notify(parent, { kind: 'ready' });
    return stop;
  }, [blocks]);
  return order;
}
