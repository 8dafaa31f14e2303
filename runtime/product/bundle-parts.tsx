import type { FormMemory } from '../block/command-form.tsx';
import { useRuntime } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { screenHref } from '../routes/href.ts';
import type { FormValues } from '../store/forms.ts';
import { SelectField } from '../ui/select-field.tsx';
import type { BundleChoice, BundlePart } from './bundle.ts';
import styles from './bundle-parts.module.css';
import { MediaPicture } from './media-picture.tsx';
import { OptionFieldsBody } from './option-fields-body.tsx';

interface BundlePartsProps {
  readonly parts: readonly (BundlePart | null)[];
  readonly choice: BundleChoice;
  readonly onChoose: (part: number, variant: number) => void;
  /** Parts that are marked because their choice is missing. */
  readonly missing?: readonly BundlePart[] | undefined;
  readonly form: FormMemory;
  readonly command: string;
  /** Values of a cart row, by field name. */
  readonly start?: FormValues | undefined;
  /** Texts of the block; it spreads `choiceMessages` into its own. */
  readonly t: Translate;
}

/** The parts of a bundle, each with its own options; usable in a form with and without scripts. */
export function BundleParts({ parts, ...rest }: BundlePartsProps) {
  const shown = parts.filter((part) => part !== null);
  return (
    <section className={styles.bundle}>
      <h2 className={styles.title}>{rest.t('bundle.title')}</h2>
      <ol className={styles.list}>
        {shown.map((part) => (
          <Part key={part.id} part={part} {...rest} />
        ))}
      </ol>
    </section>
  );
}

type PartProps = Omit<BundlePartsProps, 'parts'> & { readonly part: BundlePart };

function Part({ part, choice, onChoose, missing, form, command, start, t }: PartProps) {
  const { page } = useRuntime();
  const name = `bundle.${part.id}`;
  const sentError = choice[part.id] === undefined ? form.error(name) : undefined;
  const hasOptions = part.customOptions.length > 0;
  return (
    <li className={styles.part}>
      <MediaPicture media={part.picture} sizes="5rem" ratio="1/1" alt="" />
      <div className={styles.text}>
        <p>
          {part.qty > 1 && (
            <span className="numerals">{t('bundle.times', { qty: part.qty })} </span>
          )}
          <a href={screenHref(page.language, 'product', part.slug)}>{part.name}</a>
        </p>
        {!part.inStock && <p className={styles.soldOut}>{t('bundle.soldOut')}</p>}
        {part.variants.length > 0 && (
          <SelectField
            hideLabel
            required
            label={t('bundle.variant', { name: part.name })}
            name={name}
            value={choice[part.id] ?? ''}
            onChange={(event) => onChoose(part.id, Number(event.target.value))}
            prompt={t('choice.prompt')}
            error={missing?.includes(part) ? t('bundle.missing') : sentError}
            options={part.variants.map(({ id, label, inStock }) => ({
              value: String(id),
              label: inStock ? label : t('choice.soldOut', { name: label }),
              disabled: !inStock,
            }))}
          />
        )}
        {hasOptions && part.variants.length === 0 && (
          <input type="hidden" name={name} value={part.id} />
        )}
        {hasOptions && (
          <OptionFieldsBody
            options={part.customOptions}
            prefix={`${name}.option.`}
            command={command}
            start={start}
            t={t}
          />
        )}
      </div>
    </li>
  );
}
