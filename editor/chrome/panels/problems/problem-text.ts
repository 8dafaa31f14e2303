import { isMobileLayer } from '#schemas/editing/layers.ts';
import type { Problem } from '#schemas/editing/node.ts';
import type { InspectorTab } from '../../../session/ui/ui-store.ts';

const translationCodes: readonly string[] = [
  'translationMissing',
  'translationStale',
  'textExample',
];

/** Returns the inspector tab in which a problem is fixed. */
export function tabOf({ code, layer }: Pick<Problem, 'code' | 'layer'>): InspectorTab {
  if (translationCodes.includes(code)) return 'translations';
  return layer !== null && isMobileLayer(layer) ? 'mobile' : 'content';
}
