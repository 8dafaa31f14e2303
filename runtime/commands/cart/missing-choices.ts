import type { Product } from '#schemas/entities/product.ts';
import type { AppError } from '#schemas/result.ts';
import { openParts, sentChoice } from '../../product/bundle.ts';
import { chosenInAddress, openLabels } from '../../product/chosen-in-address.ts';
import { fetchParts } from '../../product/fetch-parts.ts';
import { startSelection } from '../../product/variants.ts';
import { type FormValues, fieldValue } from '../../store/forms.ts';
import type { CommandContext, CommandResult } from '../command.ts';
import { cartFailure } from './cart-outcome.ts';

const codes = new Set<AppError['code']>(['configurationNotSet', 'bundleNotResolved']);

export const isMissingChoice = ({ code }: AppError): boolean => codes.has(code);

/** A choice that is missing: its name, and the field of the form that has it. */
interface Missing {
  readonly name: string;
  readonly field?: string;
}

/** Refuses a product with missing choices: a notice names them, and their fields are marked (PROD-05, BUNDLE-12). */
export async function refuseMissingChoices(
  context: CommandContext,
  values: FormValues,
  error: AppError,
): Promise<CommandResult> {
  const missing = await missingChoices(context, values);
  const names = missing.map(({ name }) => name).join(', ');
  const failure = cartFailure(context, names === '' ? error : { ...error, params: { names } });
  if (failure.ok) return failure;
  const marked = missing.flatMap(({ field }) =>
    field === undefined ? [] : [{ code: 'configurationNotSet', field } as const],
  );
  return { ...failure, errors: [...failure.errors, ...marked] };
}

async function missingChoices(
  { api, url }: CommandContext,
  values: FormValues,
): Promise<readonly Missing[]> {
  const found = await api.call('product.get', { id: Number(fieldValue(values, 'productId')) });
  if (!found.ok) return [];
  const parts = await fetchParts(api, found.value);
  if (parts === null) return missingAttributes(found.value, url);
  const sent = sentChoice(parts, (field) => fieldValue(values, field));
  return openParts(parts, sent).map(({ id, name }) => ({
    name,
    field: `bundle.${id}`,
  }));
}

/** Returns the attributes without those that the URL already has. */
function missingAttributes(product: Product, url: URL): Missing[] {
  const { associatedProducts, configurationAttributes: attributes } = product;
  const selection = startSelection(associatedProducts, attributes, null, chosenInAddress(url));
  return openLabels(attributes, selection).map((name) => ({ name }));
}
