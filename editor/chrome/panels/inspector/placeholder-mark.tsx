import { useCallback, useSyncExternalStore } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import {
  isTemplate,
  markableFields,
  type Prompts,
  placeholdersOf,
} from '#schemas/editing/placeholders.ts';
import { defaultLanguage, languages, textsIn } from '#schemas/languages.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useOverlay } from '../../../canvas/overlay/overlay-store.ts';
import { whyNot } from '../../../canvas/overlay/why.ts';
import { useT } from '../../../i18n/translate.tsx';
import { setPlaceholder } from '../../../model/commands/placeholder.ts';
import type { Editing } from '../../../model/document/editing.ts';
import { upToDate } from '../../../model/document/migrate-node.ts';
import { viewOptions } from '../../../model/document/options.ts';
import { openFields } from '../../../model/document/placeholders.ts';
import { commonLabels } from '../../../model/labels/common-labels.ts';
import { fieldLabel } from '../../../model/labels/field-labels.ts';
import { IconButton, IconToggle } from '../../../ui/button.tsx';
import styles from '../../forms/forms.module.css';
import { labelPath } from './label-path.ts';

interface PlaceholderMarkProps {
  readonly id: string;
  readonly path: string;
  readonly label: string;
}

/**
 * On a template, switches whether pages must fill the field in. On a page, shows that the field is still
 * open.
 */
export function PlaceholderMark({ id, path, label }: PlaceholderMarkProps) {
  const { editing } = useEditor();
  const overlay = useOverlay();
  const t = useT();
  const { nodes } = editing;
  const state = useSyncExternalStore(
    useCallback((changed) => nodes.subscribe(id, changed), [nodes, id]),
    () => stateAt(editing, id, path),
  );
  if (!state) return null;
  const set = (isMarked: boolean) => {
    const content = textFor(editing, id, path);
    const done = editing.run(setPlaceholder, { id, path, isMarked, content });
    if (!done.ok) overlay.setState({ notice: whyNot(editing, done.error) });
  };
  return (
    <span className={state === 'none' ? styles.origin : `${styles.origin} ${styles.prompt}`}>
      {state !== 'none' && t('panels.placeholder')}
      {state === 'open' ? (
        <IconButton
          icon="x"
          label={t('panels.leaveEmpty', { field: label })}
          onPress={() => set(false)}
        />
      ) : (
        <IconToggle
          icon="text-cursor-input"
          label={t('panels.markPlaceholder', { field: label })}
          isSelected={state === 'marked'}
          onChange={set}
        />
      )}
    </span>
  );
}

/** Whether fields of a node can have such a mark. */
export function hasPlaceholders(node: EditNode, editing: Editing): boolean {
  if (node.master !== null) return false;
  return isForPages(node, editing) || openFields(node, editing.blocks).length > 0;
}

/** Whether a node is on a template for pages, not on one that a screen is rendered from. */
export function isForPages({ document }: EditNode, { documents }: Editing): boolean {
  return isTemplate(document) && documents.get(document)?.isScreen !== true;
}

/** `open`: still to be filled in on a page; null when the field cannot be marked. */
function stateAt(
  { nodes, blocks }: Editing,
  id: string,
  path: string,
): 'marked' | 'none' | 'open' | null {
  const node = nodes.get(id);
  const schema = blocks[node?.handler ?? '']?.model.schema;
  if (!node || !schema) return null;
  if (!isTemplate(node.document)) {
    return openFields(node, blocks).some((each) => each.path === path) ? 'open' : null;
  }
  const options = viewOptions(node, blocks, defaultLanguage);
  if (!options.ok || !markablePaths(schema, options.value).has(path)) return null;
  return Object.hasOwn(placeholdersOf(upToDate(node, blocks)), path) ? 'marked' : 'none';
}

const markable = new WeakMap<JsonObject, ReadonlySet<string>>();

function markablePaths(schema: JsonObject, options: JsonObject): ReadonlySet<string> {
  const known = markable.get(options);
  if (known) return known;
  const paths = new Set(markableFields(schema, options).map(({ path }) => path));
  markable.set(options, paths);
  return paths;
}

/** Prompts for a text that is marked while it is empty. */
function textFor({ nodes, blocks }: Editing, id: string, path: string): Prompts {
  const node = nodes.get(id);
  const labels = blocks[node?.handler ?? '']?.labels;
  if (!node || !labels) return {};
  const entries = languages.map((language) => {
    const { label } = fieldLabel(textsIn(labels, language), labelPath(node, path), language);
    return [language, `${commonLabels(language).writeHere}: ${label}`];
  });
  return Object.fromEntries(entries);
}
