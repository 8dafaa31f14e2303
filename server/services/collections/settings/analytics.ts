import { lineInput } from './inputs.ts';
import { settingGroup } from './setting-group.ts';

/** Ids of analytics services; none without them. */
export const analyticsSettings = settingGroup({
  name: 'analytics',
  icon: 'search',
  fields: {
    googleAnalyticsId: {
      cell: 'text',
      option: 'GoogleAnalyticsId',
      input: { ...lineInput(40), pattern: '^(G-[A-Z0-9]{4,20})?$', expects: 'measurementId' },
    },
    googleTagManagerId: {
      cell: 'text',
      option: 'GoogleTagManagerId',
      input: { ...lineInput(40), pattern: '^(GTM-[A-Z0-9]{4,20})?$', expects: 'containerId' },
    },
  },
  form: [{ title: 'analytics', fields: ['googleAnalyticsId', 'googleTagManagerId'] }],
});
