import { useCallback, useMemo } from 'react';
import type { EditDocument } from '#schemas/editing/node.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { shortcuts } from '../../../canvas/keys/shortcuts.ts';
import { useNodeName } from '../../../canvas/node-names.ts';
import { useActionPorts } from '../../../canvas/overlay/use-action-ports.ts';
import { errorText, whyNot } from '../../../canvas/overlay/why.ts';
import { useT } from '../../../i18n/translate.tsx';
import { languageInText } from '../../../model/labels/language-names.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import type { EditorIconName } from '../../../ui/icons/icon-names.ts';
import { readableChord } from '../../../ui/keys/chord.ts';
import { documentTitle, findEditPath } from '../../dialogs/document-calls.ts';
import { type Load, type Loaded, useLoad } from '../../dialogs/use-load.ts';
import { languageHref } from '../../shell/language-href.ts';
import { useLeave } from '../../shell/leave.ts';
import { previewWidths } from '../../shell/preview-switch.tsx';
import { useScreenCommands } from '../../shell/screen-commands.ts';
import { createAim, insertAtTarget } from '../library/aim.ts';
import { libraryItems } from '../library/library-items.ts';
import { mayInsert, targetPosition } from '../library/placement.ts';
import { loadPreset, presetInput } from '../library/preset-input.ts';
import { excerpt, nodeText } from '../structure/node-text.ts';
import type { PaletteEntry } from './palette-entries.ts';

interface PaletteOffer {
  readonly entries: readonly PaletteEntry[];
  /** Pages of the site, loaded from the server. */
  readonly pages: Pick<Load<unknown>, 'found' | 'retry'>;
}

/** Returns everything the palette offers, as of when it is opened. */
export function usePaletteEntries(): PaletteOffer {
  const actions = useActions();
  const commands = useScreenCommands();
  const views = useViews();
  const blocks = useBlocks();
  const insertions = useInsertions();
  const documents = useDocumentList();
  const pages = usePages(documents.found);
  const entries = useMemo(
    () => [
      ...actions,
      ...commands.map(({ id, icon, label, run }) => ({
        id,
        icon,
        label,
        run,
        group: 'actions' as const,
      })),
      ...views,
      ...blocks,
      ...insertions,
      ...pages,
    ],
    [actions, commands, views, blocks, insertions, pages],
  );
  return { entries, pages: documents };
}

const icons: Readonly<Record<string, EditorIconName>> = {
  undo: 'undo-2',
  redo: 'redo-2',
  find: 'search',
  shortcuts: 'keyboard',
  insert: 'plus',
  moveUp: 'arrow-up',
  moveDown: 'arrow-down',
  moveToSlot: 'corner-down-right',
  duplicate: 'copy-plus',
  remove: 'trash-2',
  copy: 'copy',
  cut: 'scissors',
  paste: 'clipboard-paste',
  selectSiblings: 'square-check',
  hide: 'eye-off',
  lock: 'lock',
  structure: 'list-tree',
  library: 'plus',
  inspector: 'sliders-horizontal',
  history: 'history',
  problems: 'triangle-alert',
};

function useActions(): PaletteEntry[] {
  const t = useT();
  const ports = useActionPorts();
  return useMemo(() => {
    const offered = shortcuts.filter(({ group, id }) => group !== 'walk' && id !== 'palette');
    return offered.map((shortcut) => ({
      id: `key ${shortcut.id}`,
      group: shortcut.group === 'panels' ? 'views' : 'actions',
      label: t(shortcut.label),
      icon: icons[shortcut.id] ?? 'command',
      keys: shortcut.chords[0] && readableChord(shortcut.chords[0]),
      ...(shortcut.when?.(ports) === false ? { reason: t('panels.selectFirst') } : {}),
      run: () => shortcut.run(ports),
    }));
  }, [t, ports]);
}

function useViews(): PaletteEntry[] {
  const { editing, ui, payload } = useEditor();
  const t = useT();
  const leave = useLeave();
  return useMemo(() => {
    const languageEntry = (language: Language): PaletteEntry[] => {
      const href = languageHref({ editing, payload }, language);
      if (language === payload.page.language || href === null) return [];
      return [
        {
          id: `language ${language}`,
          group: 'views',
          icon: 'languages',
          label: t('panels.toLanguage', { language: languageInText(language, payload.uiLanguage) }),
          run: () => leave(href),
        },
      ];
    };
    return [
      ...languages.flatMap(languageEntry),
      ...previewWidths.map(
        (width): PaletteEntry => ({
          id: `width ${width}`,
          group: 'views',
          icon: 'monitor',
          label: t(width === 'page' ? 'shell.widthPage' : 'shell.widthPx', { width }),
          run: () => ui.setState({ preview: width }),
        }),
      ),
      {
        id: 'docked',
        group: 'views',
        icon: 'columns-2',
        label: t('shell.docked'),
        run: () => ui.setState(({ docked }) => ({ docked: !docked })),
      },
    ];
  }, [editing, ui, payload, t, leave]);
}

const excerptLength = 80;

function useBlocks(): PaletteEntry[] {
  const { editing, payload } = useEditor();
  const nameOf = useNodeName();
  return useMemo(
    () =>
      [...editing.nodes.ids()].flatMap((id) => {
        const node = editing.nodes.get(id);
        if (!node) return [];
        return [
          {
            id: `block ${id}`,
            group: 'blocks',
            icon: 'corner-down-right',
            label: nameOf(node),
            detail: excerpt(editing, node, excerptLength),
            keywords: nodeText(editing, node, payload.uiLanguage),
            run: () => editing.select([id]),
          } satisfies PaletteEntry,
        ];
      }),
    [editing, payload, nameOf],
  );
}

function useInsertions(): PaletteEntry[] {
  const { editing, ui, payload } = useEditor();
  const t = useT();
  return useMemo(() => {
    const position = targetPosition(editing, ui);
    return libraryItems(editing.blocks, payload.uiLanguage).map((item) => {
      const may = mayInsert(editing, item.type, position);
      return {
        id: `insert ${item.id}`,
        group: 'insert',
        icon: 'plus',
        label: t('panels.insertBlock', { name: item.name }),
        detail: item.description,
        keywords: item.keywords,
        ...(may.ok ? {} : { reason: errorText(t, whyNot(editing, may.error)) }),
        run: () => {
          const put = createAim(editing, ui)();
          void loadPreset(editing.blocks[item.type], item.preset).then(
            (preset) => preset && insertAtTarget(editing, ui, presetInput(item.type, preset), put),
          );
        },
      } satisfies PaletteEntry;
    });
  }, [editing, ui, payload, t]);
}

function useDocumentList(): Load<EditDocument[]> {
  const api = useEditorApi();
  return useLoad('palette', () => api.call('document.list', {}));
}

function usePages(found: Loaded<readonly EditDocument[]>): PaletteEntry[] {
  const { payload } = useEditor();
  const api = useEditorApi();
  const t = useT();
  const dialogs = useDialogs();
  const leave = useLeave();
  const open = useCallback(
    async (document: EditDocument, title: string) => {
      const path = await findEditPath(api, document);
      if (path !== null) leave(path);
      else await dialogs.confirm({ title, text: t('panels.noPath'), action: t('ui.close') });
    },
    [api, leave, dialogs, t],
  );
  return useMemo(() => {
    if (found.state !== 'ready') return [];
    return found.value
      .filter(({ kind }) => kind !== 'shared')
      .map((document): PaletteEntry => {
        const title = documentTitle(document, payload.uiLanguage);
        return {
          id: `page ${document.key}`,
          group: 'pages',
          icon: document.kind === 'page' ? 'file-text' : 'layout-template',
          label: t('panels.openPage', { title }),
          detail: Object.values(document.slugs)[0],
          run: () => void open(document, title),
        };
      });
  }, [found, payload, t, open]);
}
