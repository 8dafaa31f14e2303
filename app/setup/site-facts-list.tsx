import { type Language, localeOf } from '#schemas/languages.ts';
import { site } from '#schemas/site/site.ts';
import type { Write } from './setup-view.ts';

interface Props {
  readonly t: Write;
  readonly now: Date;
  readonly language: Language;
}

/** Lists facts of the site that its configuration file decides. */
export function SiteFactsList({ t, now, language }: Props) {
  const names = (type: 'currency' | 'region') => {
    const display = new Intl.DisplayNames(localeOf(language), { type });
    return (code: string) => display.of(code) ?? code;
  };
  const time = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: site.timeZone,
    timeStyle: 'short',
  });
  const facts = [
    [t('languages'), site.languages.map(({ name }) => name).join(', ')],
    [t('currencies'), site.currencies.map(({ code }) => names('currency')(code)).join(', ')],
    [t('taxes'), t(site.taxes)],
    [t('country'), names('region')(site.country)],
    [t('timeZone'), site.timeZone.replaceAll('_', ' ')],
    [t('timeHere'), time.format(now)],
  ] as const;
  return (
    <dl className="setup-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
