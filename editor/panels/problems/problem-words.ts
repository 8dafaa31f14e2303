import type { Problem } from '#schemas/editing/node.ts';
import type { InspectorTab } from '../../shell/ui-store.ts';

/** The tab of the inspector in which a problem is mended. */
export function tabOf({ code, layer }: Pick<Problem, 'code' | 'layer'>): InspectorTab {
  if (code === 'translationMissing' || code === 'translationStale') return 'translations';
  return layer === 'mobile' ? 'mobile' : 'content';
}
