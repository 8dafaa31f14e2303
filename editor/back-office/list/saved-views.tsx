import type { ListView } from '#schemas/api/collection-work.ts';
import type { ListQuery } from '#schemas/entities/collection.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { useBackOffice } from '../context.ts';
import { useDropCached, useViews } from '../queries.ts';
import { SaveView } from './save-view.tsx';
import { ToolButton } from './tool-button.tsx';

interface SavedViewsProps {
  readonly name: string;
  /** Query of the list as it is currently shown. */
  readonly query: ListQuery;
  readonly onOpen: (query: ListQuery) => void;
}

/** Saved views of a list: the staff member's own, and those that others share. */
export function SavedViews({ name, query, onOpen }: SavedViewsProps) {
  const t = useT();
  const api = useEditorApi();
  const dialogs = useDialogs();
  const dropCached = useDropCached(name);
  const { scope } = useBackOffice();
  const { data } = useViews(name);
  const views = data?.ok ? data.value : [];
  const mayRemove = ({ isOwn }: ListView) => isOwn || scope.includes('admin');
  const save = async () => {
    await dialogs.open(SaveView, { name, query });
    await dropCached();
  };
  const remove = async ({ id, title }: ListView) => {
    const isSure = await dialogs.confirm({
      title: t('office.removeTitle', { record: title }),
      text: t('office.removeText'),
      action: t('office.remove'),
      danger: true,
    });
    if (!isSure) return;
    await api.call('collection.removeView', { name, id });
    await dropCached();
  };
  return (
    <Menu
      label={t('office.savedViews')}
      trigger={<ToolButton icon="bookmark" label={t('office.savedViews')} />}
    >
      <MenuItem icon="plus" label={t('office.saveView')} onAction={() => void save()} />
      {views.length > 0 && <MenuSeparator />}
      {views.map((view) => (
        <MenuItem
          key={view.id}
          icon={view.isShared ? 'users' : 'user'}
          label={view.title}
          onAction={() => onOpen(view.query)}
        />
      ))}
      {views.some(mayRemove) && <MenuSeparator />}
      {views.filter(mayRemove).map((view) => (
        <MenuItem
          key={`remove ${view.id}`}
          icon="trash-2"
          label={t('office.removeView', { view: view.title })}
          onAction={() => void remove(view)}
        />
      ))}
    </Menu>
  );
}
