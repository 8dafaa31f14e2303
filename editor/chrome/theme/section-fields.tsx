import { useState } from 'react';
import { withSections } from '#schemas/theme/edit-theme.ts';
import { sectionProperties } from '#schemas/theme/section-styles.ts';
import { type SectionStyle, sectionsKey } from '#schemas/theme/theme-file.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { ComboBox } from '../../ui/fields/combo-box.tsx';
import { Disclosure } from '../../ui/fields/disclosure.tsx';
import { useBlockText } from '../dialogs/block-text.ts';
import { MetaForm } from '../forms/meta-form.tsx';
import styles from './theme.module.css';
import type { ThemeDraft } from './use-theme-draft.ts';

/** Section styles by block type, for elements without a style of their own. */
export function SectionFields({ draft }: { readonly draft: ThemeDraft }) {
  const t = useT();
  const nameOf = useBlockText();
  const sections = draft.file.$extensions?.[sectionsKey] ?? {};
  const [opened, setOpened] = useState<readonly string[]>(Object.keys(sections));
  const [added, setAdded] = useState<string | null>(null);
  const kinds = [...new Set([...opened, ...Object.keys(sections)])];
  const set = (kind: string, next: SectionStyle) =>
    draft.apply(`section ${kind}`, withSections(draft.file, kind, next));
  const add = (kind: string) => {
    setOpened([...kinds, kind]);
    setAdded(kind);
  };
  return (
    <>
      <p className={styles.quiet}>{t('theme.sectionsHelp')}</p>
      {kinds.map((kind) => (
        <div key={kind} ref={kind === added ? focusTitle : undefined}>
          <Disclosure title={nameOf(kind)} defaultExpanded={!sections[kind]}>
            <KindFields
              name={nameOf(kind)}
              style={sections[kind] ?? {}}
              onChange={(next) => set(kind, next)}
            />
          </Disclosure>
        </div>
      ))}
      <AddKind known={kinds} onAdd={add} />
    </>
  );
}

/** Moves focus to the added block type, because the field that added it is removed. */
const focusTitle = (part: HTMLElement | null): void => part?.querySelector('button')?.focus();

interface KindFieldsProps {
  readonly name: string;
  readonly style: SectionStyle;
  readonly onChange: (style: SectionStyle) => void;
}

function KindFields({ name, style, onChange }: KindFieldsProps) {
  const t = useT();
  const { payload } = useEditor();
  return (
    <>
      <MetaForm
        value={style}
        onChange={(next) => onChange(JSON.parse(JSON.stringify(next)) as SectionStyle)}
        language={payload.uiLanguage}
        problems={noProblems}
        only={isOfSection}
      />
      <Button
        icon="undo-2"
        isDisabled={Object.keys(style).length === 0}
        aria-label={t('theme.sectionResetOf', { name })}
        onPress={() => onChange({})}
      >
        {t('theme.sectionReset')}
      </Button>
    </>
  );
}

const noProblems: readonly never[] = [];
const isOfSection = (path: string): boolean => sectionProperties.some((name) => name === path);

interface AddKindProps {
  readonly known: readonly string[];
  readonly onAdd: (kind: string) => void;
}

function AddKind({ known, onAdd }: AddKindProps) {
  const t = useT();
  const nameOf = useBlockText();
  const { editing } = useEditor();
  const options = Object.keys(editing.blocks)
    .filter((id) => !known.includes(id))
    .map((id) => ({ id, label: nameOf(id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <ComboBox
      key={known.length}
      label={t('theme.sectionAdd')}
      options={options}
      value={null}
      onChange={onAdd}
    />
  );
}
