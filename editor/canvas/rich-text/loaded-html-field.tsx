import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { directionOf } from '#schemas/languages.ts';
import { useT } from '../../i18n/translate.tsx';
import { IconToggle } from '../../ui/button.tsx';
import { FieldHead, PlainFoot } from '../../ui/fields/field-parts.tsx';
import type { HtmlFieldProps } from '../../ui/fields/rich-text-props.ts';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { useEditorApi } from '../editor-api-context.ts';
import { type Pickers, usePickers } from '../pickers.ts';
import { plainInserts } from './block-commands.ts';
import styles from './field.module.css';
import { createHtmlEditor, isShownWhole } from './html-text.ts';
import { createSession, createTools } from './session.ts';
import surface from './surface.module.css';
import { FormatToolbar } from './toolbar.tsx';
import { chooseLink, type Tools } from './tools.ts';

/** Stored HTML as rich text; its source where the editor cannot show all of it, or on request. */
export function LoadedHtmlField(props: HtmlFieldProps) {
  const { value, label, help, errors = [], isReadOnly = false } = props;
  const t = useT();
  const id = useId();
  const canShow = useMemo(() => isShownWhole(value), [value]);
  const [wantsSource, setWantsSource] = useState(!canShow);
  const isSource = wantsSource || !canShow || isReadOnly;
  return (
    <div className={styles.field}>
      <span className={styles.head}>
        <FieldHead {...props} />
        {!isReadOnly && (
          <IconToggle
            icon="code"
            label={t('rich-text.source', { field: label })}
            isSelected={isSource}
            isDisabled={!canShow}
            onChange={setWantsSource}
          />
        )}
      </span>
      {isSource ? (
        <TextAreaField
          {...props}
          isLabelHidden
          mark={undefined}
          help={canShow ? help : [t('rich-text.sourceOnly'), ' ', help]}
        />
      ) : (
        <>
          <HtmlText {...props} footId={id} />
          <PlainFoot id={id} help={help} errors={errors} />
        </>
      )}
    </div>
  );
}

function HtmlText(props: HtmlFieldProps & { readonly footId: string }) {
  const { errors = [] } = props;
  const text = useRef<HTMLDivElement>(null);
  const tools = useHtmlEditor(text, props);
  return (
    <div className={styles.frame} data-invalid={errors.length > 0 || undefined}>
      {tools && (
        <div className={styles.tools}>
          <FormatToolbar tools={tools} hasHistory inserts={plainInserts} />
        </div>
      )}
      <div ref={text} />
    </div>
  );
}

function useHtmlEditor(
  text: React.RefObject<HTMLDivElement | null>,
  { value, onChange, label, language, footId }: HtmlFieldProps & { readonly footId: string },
): Tools | null {
  const pickers = useAddressPickers(language);
  const [tools, setTools] = useState<Tools | null>(null);
  const known = useRef(value);
  const read = useEffectEvent(() => value);
  const notify = useEffectEvent((html: string) => {
    known.current = html;
    onChange(html);
  });
  useEffect(() => {
    const mount = document.createElement('div');
    text.current?.append(mount);
    const editor = createHtmlEditor({
      mount,
      html: read(),
      attributes: {
        class: `${styles.text} ${surface.surface}`,
        lang: language,
        dir: directionOf(language),
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': footId,
      },
      onChange: (html) => notify(html),
      onKey: (event) => isLinkKey(event) && openLink(event, made),
    });
    const made = createTools(editor, pickers, createSession());
    // oxlint-disable-next-line react/set-state-in-effect -- the editor is created in a rendered element
    setTools(made);
    return () => {
      setTools(null);
      editor.destroy();
      mount.remove();
    };
  }, [text, pickers, language, label, footId]);
  useEffect(() => showOther(tools?.editor, value, known), [tools, value]);
  return tools;
}

/** Shows a value that came from elsewhere, such as the one of another member of staff. */
function showOther(editor: Editor | undefined, value: string, known: { current: string }): void {
  if (!editor || editor.isDestroyed || value === known.current) return;
  known.current = value;
  editor.commands.setContent(value, { emitUpdate: false });
}

const isLinkKey = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k';

function openLink(event: KeyboardEvent, tools: Tools): boolean {
  event.preventDefault();
  event.stopPropagation();
  void chooseLink(tools);
  return true;
}

/** Stored HTML holds addresses, so a chosen page or product becomes its address in the language. */
function useAddressPickers(language: HtmlFieldProps['language']): Pickers {
  const pickers = usePickers();
  const api = useEditorApi();
  return useMemo(
    () => ({
      ...pickers,
      async chooseLink(target, newTab) {
        const chosen = await pickers.chooseLink(target, newTab);
        if (!chosen) return chosen;
        const found = await api.in(language).call('draft.references', { texts: [chosen.target] });
        const path = found.ok ? found.value.links[chosen.target] : undefined;
        return { ...chosen, target: path ?? chosen.target };
      },
    }),
    [pickers, api, language],
  );
}
