import type { ChangeEvent } from 'react';
import { holdsWords } from '#runtime/format/fold.ts';
import { swatchColour } from '#runtime/product/swatch-colour.ts';
import { useFollowed } from '#runtime/product/use-followed.ts';
import { Checkbox, Radio } from '#runtime/ui/choice.tsx';
import { Swatch } from '#runtime/ui/swatch.tsx';
import styles from './filter-group.module.css';
import { valueKey } from './filters.ts';
import type { FilterProps } from './parts.ts';

export interface FilterChoicesProps extends FilterProps {
  readonly kind: 'single' | 'multiple' | 'yesNo';
  /** Shows only values with these words, and the chosen ones. */
  readonly words?: string;
}

type Value = FilterChoicesProps['filter']['values'][number];

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly colour?: string | undefined;
}

/** Values to choose from, each with its product count (LIST-02, LIST-03, LIST-07). */
export function FilterChoices(props: FilterChoicesProps) {
  const { filter, query, kind, words = '' } = props;
  const name = filter.attributeCode;
  const [chosen, setChosen] = useFollowed((query.choices[name] ?? []).join(','));
  const values = chosen.split(',').filter(Boolean);
  const isChip = filter.type.endsWith('swatch') || kind === 'yesNo';
  const isMultiple = kind === 'multiple';
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const others = isMultiple ? values.filter((value) => value !== target.value) : [];
    setChosen([...others, ...(target.checked ? [target.value] : [])].join(','));
  };
  const Control = isChip ? Chip : isMultiple ? Check : Line;
  const isChecked = ({ value }: Choice) =>
    value === '' ? values.length === 0 : values.includes(value);
  const isShown = (choice: Choice) => isChecked(choice) || holdsWords(choice.label, words);
  return (
    <fieldset className={styles.choices} data-chips={isChip}>
      <legend className="visually-hidden">{filter.label}</legend>
      {choicesOf(props)
        .filter(isShown)
        .map((choice) => (
          <Control
            key={choice.value}
            choice={choice}
            name={name}
            value={choice.value}
            checked={isChecked(choice)}
            disabled={choice.count === 0 && !values.includes(choice.value)}
            onChange={change}
          />
        ))}
    </fieldset>
  );
}

function choicesOf({ filter, kind, t }: FilterChoicesProps): Choice[] {
  const any = { value: '', label: t('any') };
  if (kind === 'yesNo') return [any, ...filter.values.flatMap((value) => flagChoice(value, t))];
  const choices = filter.values.map((value) => ({
    value: valueKey(value),
    label: value.valueLabel,
    count: value.totalProducts,
    colour: filter.type === 'visual swatch' ? swatchColour(value.swatch) : undefined,
  }));
  return kind === 'single' ? [any, ...choices] : choices;
}

function flagChoice({ value, totalProducts }: Value, t: FilterChoicesProps['t']): Choice[] {
  const isFlag = value === 'yes' || value === 'no';
  return isFlag ? [{ value, label: t(value), count: totalProducts }] : [];
}

interface ControlProps {
  readonly choice: Choice;
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

function Chip({ choice, ...input }: ControlProps) {
  return <Swatch {...input} label={choice.label} colour={choice.colour} count={choice.count} />;
}

function Check({ choice, ...input }: ControlProps) {
  return <Checkbox {...input} label={<Counted {...choice} />} />;
}

function Line({ choice, ...input }: ControlProps) {
  return <Radio {...input} label={<Counted {...choice} />} />;
}

function Counted({ label, count }: Choice) {
  return (
    <span className={styles.counted}>
      {label}
      {count !== undefined && <span className={styles.count}>{`(${count})`}</span>}
    </span>
  );
}
