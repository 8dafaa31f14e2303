import { createContext, use, useMemo } from 'react';
import { overlay } from '#schemas/block/overlay.ts';
import type { ElementMeta, JsonObject } from '#schemas/document/element.ts';
import { useT } from '../../i18n/translate.tsx';
import { IconButton } from '../../ui/button.tsx';
import { blockDefaults } from './block-defaults.ts';
import { BlockForm, type BlockFormProps } from './block-form.tsx';
import { FieldMarkContext } from './field-context.ts';
import styles from './forms.module.css';
import { MetaForm, type MetaFormProps } from './meta-form.tsx';
import { originOf, ownKeys, withOverride, withoutOverride } from './overrides.ts';

export interface MobileFormProps extends Omit<BlockFormProps, 'value' | 'onChange'> {
  /** Options of the desktop version. */
  readonly base: JsonObject;
  /** `mobileOptions` as stored: only values that differ from the desktop's. */
  readonly overrides: JsonObject;
  readonly onChange: (overrides: JsonObject, path: string) => void;
}

/** Edits options below 1380 px: shows the effective value and its origin, and resets to the desktop's. */
export function MobileForm({ base, overrides, onChange, ...form }: MobileFormProps) {
  const { validate } = form.block;
  const full = useMemo(() => blockDefaults(validate)(base), [validate, base]);
  const layer = useLayer(full, overrides, onChange);
  return (
    <OriginContext value={layer}>
      <FieldMarkContext value={renderOrigin}>
        <BlockForm {...form} value={layer.effective} onChange={layer.change} />
      </FieldMarkContext>
    </OriginContext>
  );
}

export interface MobileMetaFormProps extends Omit<MetaFormProps, 'value' | 'onChange' | 'only'> {
  readonly base: ElementMeta;
  /** `mobileMeta` as stored: only values that differ from the desktop's. */
  readonly overrides: Partial<ElementMeta>;
  readonly onChange: (overrides: Partial<ElementMeta>, path: string) => void;
}

/** This form is only about phones, so the device is fixed. */
const exceptDevice = (path: string) => path !== '' && path !== 'device';

/** Edits the layout below 1380 px, as `MobileForm` edits the options. */
export function MobileMetaForm({ base, overrides, onChange, ...form }: MobileMetaFormProps) {
  const layer = useLayer(base as JsonObject, overrides, onChange);
  return (
    <OriginContext value={layer}>
      <FieldMarkContext value={renderOrigin}>
        <MetaForm
          {...form}
          value={layer.effective}
          onChange={(meta, path) => layer.change(meta as JsonObject, path)}
          only={exceptDevice}
        />
      </FieldMarkContext>
    </OriginContext>
  );
}

interface Layer {
  readonly overrides: JsonObject;
  readonly effective: JsonObject;
  readonly change: (effective: JsonObject, path: string) => void;
  readonly takeOff: (path: string) => void;
}

const OriginContext = createContext<Layer | null>(null);

function useLayer(
  base: JsonObject,
  overrides: JsonObject,
  onChange: (overrides: JsonObject, path: string) => void,
): Layer {
  return useMemo(() => {
    const effective = overlay(base, overrides);
    return {
      overrides,
      effective,
      change: (changed, path) => onChange(withOverride(base, overrides, changed, path), path),
      takeOff: (path) => onChange(withoutOverride(overrides, ownKeys(path, effective)), path),
    };
  }, [base, overrides, onChange]);
}

interface OriginMarkProps {
  readonly path: string;
  readonly label: string;
}

const renderOrigin = (field: OriginMarkProps) => <OriginMark {...field} />;

/** Shows whether a field has its own value on phones. */
function OriginMark({ path, label }: OriginMarkProps) {
  const t = useT();
  const layer = use(OriginContext);
  const origin = layer && originOf(path, layer.overrides, layer.effective);
  if (!origin) return null;
  if (origin === 'inherited') return <span className={styles.origin}>{t('forms.inherited')}</span>;
  return (
    <span className={`${styles.origin} ${styles.own}`}>
      {t('forms.ownValue')}
      <IconButton
        icon="rotate-ccw"
        label={t('forms.takeOff', { field: label })}
        onPress={() => layer.takeOff(path)}
      />
    </span>
  );
}
