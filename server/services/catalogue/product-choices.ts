import type { ConfigurationAttribute, CustomOption } from '#schemas/entities/custom-option.ts';
import type { Variant } from '#schemas/entities/product-parts.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import type { CustomOptionData } from '#schemas/site-data.ts';
import { type Attribute, type AttributeDictionary, swatchOf } from './attribute-dictionary.ts';
import { type CoreRow, coreOf } from './product-core.ts';

export interface CustomOptionRow {
  readonly id: number;
  readonly product_id: number;
  readonly key: string;
  readonly label: LocalizedText;
  readonly type: CustomOptionData['type'];
  readonly required: boolean;
  readonly max_length: number | null;
  readonly choices: NonNullable<CustomOptionData['values']>;
}

/** Choices a shopper must make before a product can be added to the cart. */
export interface Choices {
  readonly configurationAttributes: ConfigurationAttribute[];
  readonly customOptions: CustomOption[];
  readonly associatedProducts: Variant[];
}

export interface ChoiceSource {
  readonly attributes: AttributeDictionary;
  /** Products loaded together; variants are found by `main_product_id`. */
  readonly rows: readonly CoreRow[];
  readonly options: readonly CustomOptionRow[];
}

export function choicesOf(id: number, source: ChoiceSource, language: Language): Choices {
  const variants = source.rows.filter((row) => row.main_product_id === id);
  return {
    configurationAttributes: configurationAttributes(variants, source.attributes, language),
    customOptions: source.options
      .filter((option) => option.product_id === id)
      .map((option) => customOptionOf(option, language)),
    associatedProducts: variants.map((row) => ({
      ...coreOf(row, language),
      configuration: configurationOf(row, source.attributes),
    })),
  };
}

function configurationOf(row: CoreRow, { byCode }: AttributeDictionary): Record<string, number> {
  const entries = Object.entries(row.variant_attributes ?? {}).flatMap(([code, key]) => {
    const value = byCode.get(code)?.values.find((each) => each.key === key);
    return value ? [[code, value.id] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Attributes that distinguish the variants, with the values they have. */
function configurationAttributes(
  variants: readonly CoreRow[],
  { all }: AttributeDictionary,
  language: Language,
): ConfigurationAttribute[] {
  return all.flatMap((attribute) => {
    const used = new Set(variants.map((row) => row.variant_attributes?.[attribute.code]));
    const values = attribute.values.filter(({ key }) => used.has(key));
    return values.length > 0 ? [configurationAttribute(attribute, values, language)] : [];
  });
}

function configurationAttribute(
  { code, label, type }: Attribute,
  values: Attribute['values'],
  language: Language,
): ConfigurationAttribute {
  return {
    attributeCode: code,
    label: localize(label, language),
    inputType: inputTypes[type as keyof typeof inputTypes] ?? 'dropdown',
    customClass: `attribute-${code}`,
    values: values.map((value) => {
      const name = localize(value.label, language);
      const { swatch, isMedia } = swatchOf(value);
      const isDrawn = type === 'visual swatch' && swatch !== null;
      const shown = isDrawn ? swatch : name;
      const shopDefault = values.length === 1;
      return { id: value.id, value: shown, isMedia, shopDefault, label: name, swatch };
    }),
  };
}

const inputTypes = { 'text swatch': 'textSwatch', 'visual swatch': 'visualSwatch' } as const;

function customOptionOf(row: CustomOptionRow, language: Language): CustomOption {
  const isNumber = row.type === 'Number';
  return {
    id: row.id,
    key: row.key,
    label: localize(row.label, language),
    option_type: isNumber ? 'Number' : 'Text',
    type: controlOf(row.type),
    fieldType: isNumber ? 'number' : 'text',
    required: row.required,
    maxLength: row.max_length,
    custom_option_values: row.choices.map(({ key, label, price, swatch }) => ({
      id: key,
      label: localize(label, language),
      ...(price !== undefined && { price }),
      ...(swatch !== undefined && { swatch }),
    })),
  };
}

function controlOf(type: CustomOptionData['type']): CustomOption['type'] {
  if (type === 'Text') return null;
  return type === 'Number' ? 'numberField' : type;
}
