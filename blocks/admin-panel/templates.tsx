import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { Disclosure } from '#runtime/ui/disclosure.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import type { AdminData, TemplateEntry } from './data.ts';
import styles from './templates.module.css';

/** Lists all templates; creates them, and deletes those that no screen uses (ADMIN-06). */
export function Templates({ data }: { readonly data: AdminData }) {
  const t = useMessages('admin-panel');
  const { templates, total, keywords } = data;
  return (
    <>
      <NewTemplate key={total} />
      <form method="get" role="search" className={styles.search}>
        <TextField
          type="search"
          name="keywords"
          label={t('searchTemplates')}
          defaultValue={keywords}
          maxLength={200}
        />
        <Button type="submit" icon="search">
          {t('search')}
        </Button>
      </form>
      <p role="status">
        {total === 0
          ? t('noTemplates', { words: keywords })
          : t('templatesFound', { smart_count: total })}
        {templates.length < total && ` ${t('templatesCut', { shown: templates.length })}`}
      </p>
      <Kind name="ofPages" templates={templates.filter(({ isScreen }) => !isScreen)} />
      <Kind name="ofScreens" templates={templates.filter(({ isScreen }) => isScreen)} />
    </>
  );
}

interface KindProps {
  readonly name: 'ofPages' | 'ofScreens';
  readonly templates: readonly TemplateEntry[];
}

function Kind({ name, templates }: KindProps) {
  const t = useMessages('admin-panel');
  if (templates.length === 0) return null;
  return (
    <div>
      <h2 className={styles.kind}>{t(name)}</h2>
      <ul className={styles.list}>
        {templates.map((template) => (
          <Template key={template.id} template={template} />
        ))}
      </ul>
    </div>
  );
}

function NewTemplate() {
  const command = 'template.create';
  const t = useMessages('admin-panel');
  const form = useForm(command);
  return (
    <Disclosure summary={t('newTemplate')} open={form.value('title', '-') !== '-'}>
      <CommandForm command={command} className={styles.form}>
        <p>{t('newTemplateText')}</p>
        <TextField
          name="title"
          label={t('templateTitle')}
          defaultValue={form.value('title')}
          error={form.error('title')}
          maxLength={200}
          required
        />
        <TextField
          name="slug"
          label={t('templateSlug')}
          hint={t('templateSlugHint')}
          defaultValue={form.value('slug')}
          error={form.error('slug')}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
        <FormError form={form} />
        <Button type="submit" variant="primary" icon="plus" busy={form.pending}>
          {t('createTemplate')}
        </Button>
      </CommandForm>
    </Disclosure>
  );
}

function Template({ template }: { readonly template: TemplateEntry }) {
  const t = useMessages('admin-panel');
  const { title, slug, isScreen, path } = template;
  return (
    <li className={styles.template}>
      <div className={styles.name}>
        <strong>{title}</strong>
        <code>{slug}</code>
      </div>
      {path === null ? (
        <span className={styles.nothing}>{t('nothingToShow')}</span>
      ) : (
        <Button
          href={`${path}${path.includes('?') ? '&' : '?'}editPage=true`}
          data-reload
          size="small"
          icon="pencil"
          aria-label={t('editNamed', { title })}
        >
          {t('edit')}
        </Button>
      )}
      {!isScreen && <DeleteTemplate template={template} />}
    </li>
  );
}

/** Asks for confirmation; works without scripts. */
function DeleteTemplate({ template: { id, title } }: { readonly template: TemplateEntry }) {
  const command = 'template.delete';
  const t = useMessages('admin-panel');
  const { pending } = useForm(command);
  return (
    <div className={styles.delete}>
      <Disclosure name="delete-template" summary={t('deleteNamed', { title })}>
        <p>{t('deleteText')}</p>
        <CommandForm command={command} hidden={{ id }}>
          <Button type="submit" variant="danger" icon="trash-2" busy={pending}>
            {t('delete')}
          </Button>
        </CommandForm>
      </Disclosure>
    </div>
  );
}
