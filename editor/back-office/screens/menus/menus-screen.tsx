import messages from 'virtual:messages/editor/back-office/screens/menus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditDocument } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Empty, Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useBackOffice } from '../../context.ts';
import { OwnTexts } from '../../own-texts.tsx';
import { MenuForm } from './menu-form.tsx';
import styles from './menus.module.css';

/** The menus of the site: the same documents that pages show and edit mode changes. */
export function MenusScreen() {
  return (
    <OwnTexts name="menus" messages={messages}>
      <Menus />
    </OwnTexts>
  );
}

function Menus() {
  const t = useT();
  const api = useEditorApi();
  const { data, refetch } = useQuery({
    queryKey: ['menus'],
    queryFn: () => api.call('document.list', { kind: 'shared', handler: 'navigation' }),
  });
  return (
    <div className={styles.page}>
      <h1>{t('office.screen_menus')}</h1>
      {data === undefined && <Waiting />}
      {data && !data.ok && <Failed error={data.error} onRetry={() => void refetch()} />}
      {data?.ok && <ChosenMenu menus={data.value} />}
    </div>
  );
}

const nameOf = ({ title, key }: EditDocument, language: Language): string =>
  title[language] ?? title[defaultLanguage] ?? key;

function ChosenMenu({ menus }: { readonly menus: readonly EditDocument[] }) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const [key, setKey] = useState(menus[0]?.key);
  const menu = menus.find((each) => each.key === key);
  if (!menu) return <Empty text={t('menus.none')} />;
  return (
    <>
      <Select
        label={t('menus.menu')}
        options={menus.map((each) => ({ id: each.key, label: nameOf(each, uiLanguage) }))}
        value={menu.key}
        onChange={(chosen) => setKey(menus.find((each) => each.key === chosen)?.key)}
      />
      <MenuForm key={menu.key} menu={menu} />
    </>
  );
}
