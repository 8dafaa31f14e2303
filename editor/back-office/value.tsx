import { Fragment } from 'react';
import { Link } from 'react-aria-components';
import { formatPrice } from '#runtime/format/price.ts';
import { currencyOf } from '#runtime/orders/order-currency.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { FieldDescription } from '#schemas/entities/collection.ts';
import { type LocalizedText, languageOf, localeOf, localize } from '#schemas/languages.ts';
import { formatInstant } from '../i18n/format-instant.ts';
import { useT } from '../i18n/translate.tsx';
import { useBackOffice } from './context.ts';
import { FilesValue } from './files-value.tsx';
import { idsOf } from './ids-of.ts';
import { NamedRecord } from './named-record.tsx';
import { numberFormat } from './number-format.ts';
import { PictureValue } from './picture-value.tsx';
import { RecordTitle } from './record-title.tsx';
import styles from './value.module.css';

export type ValueField = Pick<FieldDescription, 'cell' | 'choices' | 'relation'>;

interface ValueProps {
  readonly field: ValueField;
  readonly value: Json | undefined;
  /** Whether a related record is shown as a link. */
  readonly isLinked?: boolean;
  /** Currency code of a money value; absent for the currency of the site. */
  readonly currency?: Json | undefined;
}

/** Shows a stored value, in lists and in the history. */
export function Value({ field, value, isLinked = false, currency }: ValueProps) {
  const t = useT();
  const { uiLanguage, site } = useBackOffice();
  if (isNothing(value)) return <span aria-hidden>–</span>;
  switch (field.cell) {
    case 'money':
      return formatPrice(
        Number(value),
        uiLanguage,
        typeof currency === 'string' ? currencyOf(currency, site.currency) : site.currency,
      );
    case 'number':
      return numberFormat(uiLanguage).format(Number(value));
    case 'date':
      return (
        <time dateTime={String(value)}>{formatInstant(String(value), localeOf(uiLanguage))}</time>
      );
    case 'flag':
      return t(value === true ? 'office.yes' : 'office.no');
    case 'choice':
      return <ChosenValue choices={field.choices} value={String(value)} />;
    case 'localized':
      return isObject(value) ? <LocalizedValue text={value} /> : String(value);
    case 'picture':
      return <PictureValue value={String(value)} />;
    case 'record':
      return <NamedRecord value={value ?? null} />;
    case 'files':
      return <FilesValue value={value ?? null} />;
    default:
      if (field.relation) {
        return <Related relation={field.relation} value={value ?? null} isLinked={isLinked} />;
      }
      if (Array.isArray(value) && value.every(isPlain))
        return value.map((each) => labelOf(field.choices, String(each))).join(', ');
      return isObject(value) ? pairsOf(value) : textOf(value);
  }
}

type Choices = ValueField['choices'];

const labelOf = (choices: Choices, value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;

/** The label of a choice, with a coloured mark if the choice has a tone. */
function ChosenValue({ choices, value }: { readonly choices: Choices; readonly value: string }) {
  const tone = choices.find((choice) => choice.value === value)?.tone;
  const label = labelOf(choices, value);
  return tone === undefined ? (
    label
  ) : (
    <span className={styles.tone} data-tone={tone}>
      {label}
    </span>
  );
}

/** Shows an object as `key: value` pairs. */
const pairsOf = (value: JsonObject): string =>
  Object.entries(value)
    .map(([key, inner]) => `${key}: ${textOf(inner)}`)
    .join(', ');

function textOf(value: Json | undefined): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return isObject(value) ? `(${pairsOf(value)})` : String(value ?? '–');
}

const isPlain = (value: Json) => typeof value !== 'object';

const isNothing = (value: Json | undefined) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);

/** Removes HTML tags, because lists show plain text. */
export const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '');

/** A text in the user's language, or in another one with a mark of that language. */
function LocalizedValue({ text }: { readonly text: JsonObject }) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const shown = withoutTags(localize(text as LocalizedText, uiLanguage));
  const language = languageOf(text as LocalizedText, uiLanguage);
  if (language === uiLanguage) return shown;
  return (
    <>
      <span lang={language}>{shown}</span>
      <small className={styles.missing} title={t('office.notTranslated')}>
        {language}
      </small>
    </>
  );
}

interface RelatedProps {
  readonly relation: string;
  readonly value: Json;
  readonly isLinked: boolean;
}

/** Titles of related records. */
function Related({ relation, value, isLinked }: RelatedProps) {
  const { collections } = useBackOffice();
  const hasPage = isLinked && collections.some(({ name }) => name === relation);
  return idsOf(value).map((id, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      {hasPage ? (
        <Link className={styles.link} href={`/${relation}/record/${encodeURIComponent(id)}`}>
          <RecordTitle collection={relation} id={id} />
        </Link>
      ) : (
        <RecordTitle collection={relation} id={id} />
      )}
    </Fragment>
  ));
}
