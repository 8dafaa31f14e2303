import type { JsonObject } from '#schemas/document/element.ts';
import { weekdays, weekdaysInput } from './inputs.ts';
import { settingGroup } from './setting-group.ts';

const option = 'site.calendar';

const datesInput: JsonObject = {
  type: 'array',
  maxItems: 100,
  uniqueItems: true,
  items: {
    type: 'string',
    pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
    expects: 'monthAndDay',
  },
};

/** Days on which the shop packs orders, and holidays without deliveries. */
export const calendarSettings = settingGroup({
  name: 'calendar',
  icon: 'calendar',
  fields: {
    timeZone: {
      cell: 'text',
      option,
      member: ['timeZone'],
      absent: 'UTC',
      input: { type: 'string', minLength: 1, maxLength: 60 },
      isRequired: true,
    },
    packingDays: {
      cell: 'text',
      option,
      member: ['packing', 'weekdays'],
      absent: [1, 2, 3, 4, 5],
      choices: weekdays,
      input: { ...weekdaysInput, type: 'array' },
      isRequired: true,
    },
    packingUntil: {
      cell: 'text',
      option,
      member: ['packing', 'until'],
      absent: '24:00',
      input: {
        type: 'string',
        pattern: '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$',
        expects: 'timeOfDay',
      },
      isRequired: true,
    },
    holidays: {
      cell: 'text',
      option,
      member: ['holidays', 'dates'],
      absent: [],
      input: datesInput,
    },
    afterEaster: {
      cell: 'text',
      option,
      member: ['holidays', 'afterEaster'],
      absent: [],
      input: {
        type: 'array',
        maxItems: 30,
        uniqueItems: true,
        items: { type: 'integer', minimum: -60, maximum: 120 },
      },
    },
  },
  form: [
    { title: 'packing', fields: ['timeZone', 'packingDays', 'packingUntil'] },
    { title: 'holidays', fields: ['holidays', 'afterEaster'] },
  ],
  check: ({ timeZone }) =>
    isTimeZone(String(timeZone)) ? null : { field: 'timeZone', reason: 'timeZone' },
});

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
