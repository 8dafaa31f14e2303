import { screenHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import { type Command, refuse, refuseWithNotice, succeed } from '../command.ts';

/** Creates a template that is not used for a screen: new pages can start from its content (ADMIN-06). */
export const createTemplate: Command = {
  name: 'template.create',
  async run({ api, language }, values) {
    const title = fieldValue(values, 'title').trim();
    const slug = fieldValue(values, 'slug').trim();
    if (title === '') return refuse({ code: 'required', field: 'title' });
    const made = await api.call('postType.create', { title, ...(slug !== '' && { slug }) });
    if (!made.ok) return refuse(made.error);
    return succeed({
      notices: [{ kind: 'success', key: 'admin-panel.templateCreated', params: { title } }],
      redirect: screenHref(language, 'admin-templates'),
      reload: true,
    });
  },
};

/** Deletes a template with its content; pages made from it stay (ADMIN-06). */
export const deleteTemplate: Command = {
  name: 'template.delete',
  async run({ api, language }, values) {
    const id = Number(fieldValue(values, 'id'));
    if (!Number.isInteger(id) || id < 1) return refuse({ code: 'notFound' });
    const gone = await api.call('postType.delete', { id });
    if (!gone.ok) return refuseWithNotice(gone.error);
    return succeed({
      notices: [{ kind: 'success', key: 'admin-panel.templateDeleted' }],
      redirect: screenHref(language, 'admin-templates'),
      reload: true,
    });
  },
};
