import type { ElementMeta } from '#schemas/document/element.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useOverlay } from '../../../canvas/overlay/overlay-store.ts';
import { whyNot } from '../../../canvas/overlay/why.ts';
import { useT } from '../../../i18n/translate.tsx';
import { setMeta } from '../../../model/commands/set-meta.ts';
import { Button } from '../../../ui/button.tsx';
import { type Appearance, appearanceOf, sameBlocks } from './appearance.ts';

/** Gives the appearance of an element to all of its kind on the page, or takes it back. */
export function AppearanceActions({ node }: { readonly node: EditNode }) {
  const t = useT();
  const { editing } = useEditor();
  const overlay = useOverlay();
  const appearance = appearanceOf(node.meta);
  const run = (ids: readonly string[], meta: Appearance) => {
    const done = editing.run(setMeta, { ids, meta });
    if (!done.ok) overlay.setState({ notice: whyNot(editing, done.error) });
  };
  const isPlain = Object.values(appearance).every((value) => value === undefined);
  return (
    <>
      <Button icon="copy" onPress={() => run(sameBlocks(editing.nodes, node), appearance)}>
        {t('panels.appearanceForAll')}
      </Button>
      <Button
        icon="undo-2"
        isDisabled={isPlain}
        onPress={() => run([node.id], appearanceOf({} satisfies ElementMeta))}
      >
        {t('panels.appearanceReset')}
      </Button>
    </>
  );
}
