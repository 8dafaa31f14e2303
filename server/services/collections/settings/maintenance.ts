import { flag, optionalLocalized } from '../inputs.ts';
import { settingGroup } from './setting-group.ts';

/** Closes the shop for visitors; staff still see it. */
export const maintenanceSettings = settingGroup({
  name: 'maintenance',
  icon: 'lock',
  fields: {
    maintenance: { cell: 'flag', option: 'Maintenance', absent: false, input: flag },
    maintenanceUntil: {
      cell: 'date',
      option: 'MaintenanceUntil',
      input: { type: ['string', 'null'], format: 'date-time', maxLength: 40 },
    },
    maintenanceText: {
      cell: 'localized',
      option: 'MaintenanceText',
      input: optionalLocalized(500),
    },
  },
  form: [{ title: 'closing', fields: ['maintenance', 'maintenanceUntil', 'maintenanceText'] }],
});
