import type { MouseEvent } from 'react';
import type { Translate } from '#runtime/i18n/translator.ts';
import { chosenHref } from '#runtime/product/chosen-in-address.ts';
import { swatchColour } from '#runtime/product/swatch-colour.ts';
import {
  choose,
  findVariant,
  type Selection,
  type ValueState,
  valueState,
} from '#runtime/product/variants.ts';
import { SelectField } from '#runtime/ui/select-field.tsx';
import type { ConfigurationAttribute } from '#schemas/entities/custom-option.ts';
import type { VariantFace } from './detail.ts';
import type { DetailData } from './detail-data.ts';
import type { Choice } from './use-choice.ts';
import styles from './variant-choice.module.css';

interface VariantChoiceProps {
  readonly attribute: ConfigurationAttribute;
  readonly attributes: readonly ConfigurationAttribute[];
  readonly variants: readonly VariantFace[];
  readonly selection: Selection;
  readonly onChoose: (code: string, value: number) => void;
  /** Cart row that is being edited. */
  readonly itemId?: number | undefined;
  readonly t: Translate;
}

interface VariantChoicesProps {
  readonly data: DetailData;
  readonly choice: Choice;
  readonly t: Translate;
}

/** The choice of each attribute that distinguishes the variants. */
export function VariantChoices({ data: { detail, edited }, choice, t }: VariantChoicesProps) {
  return detail.attributes.map((attribute) => (
    <VariantChoice
      key={attribute.attributeCode}
      attribute={attribute}
      attributes={detail.attributes}
      variants={detail.variants}
      selection={choice.selection}
      onChoose={choice.pick}
      itemId={edited?.itemId}
      t={t}
    />
  ));
}

type Value = ConfigurationAttribute['values'][number];

interface Option {
  readonly value: Value;
  readonly name: string;
  readonly state: ValueState;
  /** For visitors without scripts: the nearest variant, or what is chosen with it so far. */
  readonly href: string;
}

/** The choice of one attribute, in the control that its `inputType` requires (PROD-11). */
function VariantChoice(props: VariantChoiceProps) {
  const { attribute, selection } = props;
  const options = optionsOf(props);
  const chosen = options.find(({ state }) => state === 'chosen');
  const isList = attribute.inputType === 'dropdown';
  return (
    <div
      className={`${styles.attribute} ${attribute.customClass}`}
      role="group"
      aria-label={attribute.label}
      data-open={selection[attribute.attributeCode] === undefined || undefined}
    >
      <p className={styles.label}>
        {attribute.label}
        {chosen && <span className={styles.value}>{chosen.name}</span>}
      </p>
      {isList && <DropDown {...props} options={options} />}
      <ul className={isList ? styles.fallback : styles.values}>
        {options.map((option) => (
          <li key={option.value.id}>
            <Chip {...props} option={option} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function optionsOf(props: VariantChoiceProps): Option[] {
  const { attribute, variants, selection } = props;
  const code = attribute.attributeCode;
  return attribute.values.flatMap((value) => {
    const state = valueState(variants, selection, code, value.id);
    if (state === 'none') return [];
    const href = hrefOf(props, choose(variants, selection, code, value.id));
    return [{ value, state, name: value.label ?? value.value, href }];
  });
}

function hrefOf({ attributes, variants, itemId }: VariantChoiceProps, next: Selection): string {
  const variant = findVariant(variants, attributes, next);
  const query = variant ? `?variant=${variant.id}` : chosenHref(next);
  return itemId === undefined ? query : `${query}&cartItemId=${itemId}`;
}

function Chip({
  attribute,
  onChoose,
  option,
  t,
}: VariantChoiceProps & { readonly option: Option }) {
  const { value, name, state, href } = option;
  const isSwatch = attribute.inputType === 'visualSwatch';
  const colour = isSwatch ? swatchColour(value.swatch ?? value.value) : undefined;
  const marked = state === 'soldOut' || state === 'elsewhere';
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onChoose(attribute.attributeCode, value.id);
  };
  return (
    <a
      className={styles.chip}
      href={href}
      data-state={state}
      aria-current={state === 'chosen' || undefined}
      aria-label={marked ? t(`value.${state}`, { name }) : undefined}
      onClick={press}
    >
      {colour && (
        <span className={styles.colour} style={{ background: `${colour} center / cover` }} />
      )}
      <span>{name}</span>
    </a>
  );
}

/** Needs scripts; without them a list of links replaces it. */
function DropDown({
  attribute,
  onChoose,
  options,
  t,
}: VariantChoiceProps & { readonly options: readonly Option[] }) {
  const chosen = options.find(({ state }) => state === 'chosen');
  return (
    <div className={styles.select}>
      <SelectField
        label={attribute.label}
        hideLabel
        prompt={t('choice.prompt')}
        value={chosen?.value.id ?? ''}
        onChange={(event) => onChoose(attribute.attributeCode, Number(event.target.value))}
        options={options.map(({ value, name, state }) => ({
          value: String(value.id),
          label: state === 'soldOut' ? t('choice.soldOut', { name }) : name,
        }))}
      />
    </div>
  );
}
