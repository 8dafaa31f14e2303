import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isObject } from '#schemas/block/translations.ts';
import { useT } from '../../i18n/translate.tsx';
import { FieldHead, PlainFoot } from '../../ui/fields/field-parts.tsx';
import type { RichTextFieldProps } from '../../ui/fields/rich-text-props.ts';
import { belongsToText } from '../in-place/typing-keys.ts';
import { usePickers } from '../pickers.ts';
import { createRichTextEditor, type RichTextEditor } from './create-editor.ts';
import styles from './field.module.css';
import { nothingKnown } from './known-entities.ts';
import { renderedAtoms } from './node-views.tsx';
import { Notice } from './notice.tsx';
import { createSession, createTools, onToolKey, type Session } from './session.ts';
import { SlashMenu } from './slash-menu.tsx';
import surface from './surface.module.css';
import { FormatToolbar } from './toolbar.tsx';
import type { Tools } from './tools.ts';
import { useEscape } from './use-escape.ts';

interface OpenField extends RichTextEditor {
  readonly tools: Tools;
  readonly session: Session;
}

export function LoadedRichTextField(props: RichTextFieldProps) {
  const { isReadOnly = false, help, errors = [] } = props;
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const open = useOpenField(text, props, id);
  return (
    <div className={styles.field}>
      <FieldHead {...props} />
      <div className={styles.frame} data-invalid={errors.length > 0 || undefined}>
        {open && !isReadOnly && <FieldTools open={open} />}
        <div ref={text} />
        {open && <Notice session={open.session} />}
      </div>
      {open && !isReadOnly && <SlashMenu tools={open.tools} session={open.session} />}
      <PlainFoot id={id} help={help} errors={errors} />
    </div>
  );
}

/** Alt+F10 in the text focuses the toolbar, Escape returns. */
function FieldTools({ open: { tools, session } }: { readonly open: OpenField }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      session.subscribe(({ isPinned }) => {
        if (!isPinned) return;
        session.setState({ isPinned: false });
        box.current?.querySelector<HTMLElement>('button')?.focus();
      }),
    [session],
  );
  useEscape(box, () => tools.editor.commands.focus());
  return (
    <div className={styles.tools} ref={box}>
      <FormatToolbar tools={tools} hasHistory />
    </div>
  );
}

function useOpenField(
  text: React.RefObject<HTMLDivElement | null>,
  props: RichTextFieldProps,
  id: string,
): OpenField | null {
  const { value, onChange, onBlur, label, language, isReadOnly = false } = props;
  const isInvalid = (props.errors ?? []).length > 0;
  const shown = isObject(value) ? value : undefined;
  const t = useT();
  const pickers = usePickers();
  const [open, setOpen] = useState<OpenField | null>(null);
  const read = useEffectEvent(() => shown);
  const leave = useEffectEvent(onBlur);
  const notify = useEffectEvent(onChange);

  useEffect(() => {
    const mount = document.createElement('div');
    text.current?.append(mount);
    const session = createSession();
    const created = createRichTextEditor({
      mount,
      value: read(),
      atoms: renderedAtoms({ pickers, t, known: nothingKnown(), isPrompt: () => false }),
      hasOwnHistory: true,
      attributes: {
        class: `${styles.text} ${surface.surface}`,
        ...(language !== undefined && { lang: language }),
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': id,
        'aria-description': t('rich-text.toolsKey'),
      },
      onChange: (next) => notify(next),
      onNotice: (notice) => session.setState({ notice }),
      onKey: (event) => onToolKey(event, tools, session, (name) => t(`rich-text.${name}`)),
    });
    const tools = createTools(created.editor, pickers, session);
    created.editor.view.dom.addEventListener('keydown', (event) => {
      if (event.defaultPrevented || belongsToText(event)) event.stopPropagation();
    });
    created.editor.on('blur', () => leave());
    // oxlint-disable-next-line react/set-state-in-effect -- the editor is created in a rendered element
    setOpen({ ...created, tools, session });
    return () => {
      setOpen(null);
      created.editor.destroy();
      mount.remove();
    };
  }, [text, pickers, t, language, label, id]);

  useEffect(() => {
    if (open && !open.editor.isDestroyed) open.update(shown);
  }, [open, shown]);
  useEffect(() => {
    if (!open || open.editor.isDestroyed) return;
    const { dom } = open.editor.view;
    open.editor.setEditable(!isReadOnly, false);
    dom.setAttribute('aria-readonly', String(isReadOnly));
    dom.setAttribute('aria-invalid', String(isInvalid));
  }, [open, isReadOnly, isInvalid]);
  return open;
}
