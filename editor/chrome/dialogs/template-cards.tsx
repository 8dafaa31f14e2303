import type { ReactNode } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import type { DocumentKey, EditDocument } from '#schemas/editing/node.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { IconButton } from '../../ui/button.tsx';
import card from '../../ui/choice-card.module.css';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { Empty } from '../../ui/dialogs/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import { documentTitle } from './document-calls.ts';
import { NameDialog } from './name-dialog.tsx';
import { removeTemplate, renameTemplate } from './template-calls.ts';
import styles from './template-cards.module.css';

export type RenderTemplate = (key: DocumentKey) => ReactNode;

interface TemplateCardsProps {
  readonly templates: readonly EditDocument[];
  readonly chosen: DocumentKey | undefined;
  readonly render: RenderTemplate | undefined;
  readonly onChoose: (key: DocumentKey) => void;
  /** Called with the changed template; null: it was removed. */
  readonly onChange: (key: DocumentKey, now: EditDocument | null) => void;
  readonly onError: (error: AppError) => void;
}

/** Templates to start a page from, each with its preview, name and actions. */
export function TemplateCards(props: TemplateCardsProps) {
  const { templates, chosen, render, onChoose, onChange, onError } = props;
  const t = useT();
  const api = useEditorApi();
  const dialogs = useDialogs();
  const rename = async (template: EditDocument) => {
    const now = await dialogs.open(NameDialog<EditDocument>, {
      title: t('dialogs.renameTemplate'),
      label: t('dialogs.templateName'),
      action: t('dialogs.save'),
      name: documentTitle(template, api.language),
      onSave: (name) => renameTemplate(api, template, name),
    });
    if (now) onChange(template.key, now);
  };
  const remove = async (template: EditDocument) => {
    const name = documentTitle(template, api.language);
    const isSure = await dialogs.confirm({
      title: t('dialogs.removeTemplate', { name }),
      text: t('dialogs.removeTemplateText'),
      action: t('dialogs.remove'),
      danger: true,
    });
    if (!isSure) return;
    const gone = await removeTemplate(api, template);
    if (gone.ok) onChange(template.key, null);
    else onError(gone.error);
  };
  if (templates.length === 0) {
    return <Empty icon="layout-template" text={t('dialogs.noTemplates')} />;
  }
  return (
    <GridList
      layout="grid"
      keyboardNavigationBehavior="tab"
      className={styles.cards}
      aria-label={t('dialogs.chooseTemplate')}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      escapeKeyBehavior="none"
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        if (key !== undefined) onChoose(key as DocumentKey);
      }}
    >
      {templates.map((template) => {
        const name = documentTitle(template, api.language);
        return (
          <GridListItem key={template.key} id={template.key} className={card.card} textValue={name}>
            <div className={styles.picture}>
              {render?.(template.key) ?? <Icon name="layout-template" />}
            </div>
            <div className={styles.foot}>
              <span className={styles.name}>{name}</span>
              <IconButton
                icon="pencil"
                label={t('dialogs.renameNamed', { name })}
                onPress={() => void rename(template)}
              />
              <IconButton
                icon="trash-2"
                label={t('dialogs.removeTemplate', { name })}
                onPress={() => void remove(template)}
              />
            </div>
          </GridListItem>
        );
      })}
    </GridList>
  );
}
