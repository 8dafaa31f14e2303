import { pictureHostsOption } from '../../import/picture-address.ts';
import { settingGroup } from './setting-group.ts';

/** Permissions of product imports. */
export const importSettings = settingGroup({
  name: 'imports',
  icon: 'upload',
  fields: {
    pictureHosts: {
      cell: 'text',
      option: pictureHostsOption,
      absent: [],
      isPrivate: true,
      input: {
        type: 'array',
        maxItems: 50,
        uniqueItems: true,
        items: {
          type: 'string',
          maxLength: 253,
          pattern: '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$',
          expects: 'hostName',
        },
      },
    },
  },
  form: [{ title: 'importPictures', fields: ['pictureHosts'] }],
});
