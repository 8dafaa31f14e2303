import { formatDate } from '#runtime/format/date.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import type { TicketCheck } from '#schemas/entities/digital.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import { fill } from '#server/mail/fill.ts';
import { type TicketPage, ticketsPath } from '#server/services/digital/ticket-check.routes.ts';
import { staffDocument } from '../staff-pages/staff-document.tsx';
import type { ToolAssets } from '../storefront/assets.ts';
import type { SiteState } from '../storefront/site-reader.ts';
import { digitalPagesTexts, type TicketText } from './digital-pages-texts.ts';
import styles from './ticket-check.css?inline';

/** The page on which staff check tickets, as a document. */
export function ticketDocument(
  page: TicketPage,
  language: Language,
  site: Pick<SiteState, 'site'>,
  assets: ToolAssets,
): string {
  const shown = {
    language,
    title: textsIn(digitalPagesTexts, language).ticket.title,
    current: ticketsPath(language),
    inLanguage: ticketsPath,
    content: <Content page={page} at={createWriter(language)} />,
    styles,
  };
  return staffDocument(shown, site, assets);
}

/** Language, texts and time format of the page. */
interface Writer {
  readonly language: Language;
  readonly t: (key: TicketText, params?: Readonly<Record<string, string>>) => string;
  readonly time: (iso: string) => string;
}

const createWriter = (language: Language): Writer => ({
  language,
  t: (key, params = {}) => fill(textsIn(digitalPagesTexts, language).ticket[key], params),
  time: (iso) => `${formatDate(iso, language)}, ${formatDate(iso, language, 'time')}`,
});

function Content({ page, at }: { readonly page: TicketPage; readonly at: Writer }) {
  const { t, language } = at;
  if (page.kind === 'forbidden') {
    return (
      <EmptyState
        level={1}
        title={t('forbiddenTitle')}
        text={t('forbiddenText')}
        action={<Button href={screenHref(language, 'admin')}>{t('back')}</Button>}
      />
    );
  }
  return (
    <>
      <header className="admin-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      {page.check && <Result check={page.check} typed={page.typed} at={at} />}
      <CodeForm at={at} />
      <Camera at={at} />
    </>
  );
}

/** The field has the focus, because a scanner types the next code into it and presses Enter. */
function CodeForm({ at: { t, language } }: { readonly at: Writer }) {
  return (
    <form className="tickets-form" method="post" action={ticketsPath(language)}>
      <TextField
        name="code"
        label={t('code')}
        hint={t('hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        // biome-ignore lint/a11y/noAutofocus: the page has this one purpose
        autoFocus
        required
      />
      <p className="admin-buttons">
        <Button type="submit" name="do" value="admit" variant="primary">
          {t('admit')}
        </Button>
        <Button type="submit" name="do" value="check">
          {t('check')}
        </Button>
      </p>
    </form>
  );
}

type ResultOf = TicketCheck['result'];

/** The script of the page shows this section in browsers that can read codes. */
function Camera({ at: { t } }: { readonly at: Writer }) {
  return (
    <section className="tickets-camera" data-camera hidden aria-label={t('camera')}>
      <p>
        <Button data-start={t('camera')} data-stop={t('stop')}>
          {t('camera')}
        </Button>
      </p>
      <p role="status" hidden>
        {t('noCamera')}
      </p>
      <video hidden muted playsInline />
    </section>
  );
}

const tones: Readonly<Record<ResultOf, 'good' | 'bad' | 'mind'>> = {
  admitted: 'good',
  valid: 'good',
  otherDay: 'mind',
  used: 'bad',
  revoked: 'bad',
  unknown: 'bad',
};

const icons = { good: 'circle-check', bad: 'x', mind: 'triangle-alert' } as const;

interface ResultProps {
  readonly check: TicketCheck;
  readonly typed: string;
  readonly at: Writer;
}

function Result({ check: { result, ticket }, typed, at }: ResultProps) {
  const { t, time } = at;
  const tone = tones[result];
  const when = result === 'revoked' ? ticket?.revokedAt : ticket?.usedAt;
  return (
    <section className="tickets-result" data-tone={tone} data-result={result} role="alert">
      <header>
        <Icon name={icons[tone]} />
        <h2>{t(result)}</h2>
      </header>
      <p>{t(`${result}Text`, { code: typed, time: when ? time(when) : '' })}</p>
      {ticket && <Facts ticket={ticket} at={at} />}
      {(result === 'otherDay' || result === 'valid') && (
        <Again at={at} typed={typed} action={result === 'valid' ? 'admit' : 'anyway'} />
      )}
    </section>
  );
}

interface FactsProps {
  readonly ticket: NonNullable<TicketCheck['ticket']>;
  readonly at: Writer;
}

function Facts({ ticket, at: { t, time } }: FactsProps) {
  const { event, name, startsAt, place, seat, chosen, orderNumber, usedAt, code } = ticket;
  const facts: readonly (readonly [TicketText, string | null])[] = [
    ['when', startsAt && time(startsAt)],
    ['place', place],
    ['seat', seat],
    ['chosen', chosen.map(({ label, value }) => `${label}: ${value}`).join(', ') || null],
    ['order', orderNumber],
    ['usedAt', usedAt && time(usedAt)],
    ['code', code],
  ];
  return (
    <>
      <p>
        <strong>{event ?? name}</strong>
        {event !== null && event !== name && (
          <>
            <br />
            {name}
          </>
        )}
      </p>
      <dl>
        {facts.map(
          ([label, value]) =>
            value !== null && <Fact key={label} {...{ label: t(label), value }} />,
        )}
      </dl>
    </>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

interface AgainProps {
  readonly at: Writer;
  readonly typed: string;
  readonly action: 'admit' | 'anyway';
}

/** Admits the guest whose ticket was just checked. */
function Again({ at: { t, language }, typed, action }: AgainProps) {
  return (
    <form method="post" action={ticketsPath(language)}>
      <input type="hidden" name="code" value={typed} />
      <Button type="submit" name="do" value={action}>
        {t(action)}
      </Button>
    </form>
  );
}
