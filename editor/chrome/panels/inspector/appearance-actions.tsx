import type { ElementMeta } from '#schemas/document/element.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useOverlay } from '../../../canvas/overlay/overlay-store.ts';
import { whyNot } from '../../../canvas/overlay/why.ts';
import { useT } from '../../../i18n/translate.tsx';
import { setMeta } from '../../../model/commands/set-meta.ts';
import { Button } from '../../../ui/button.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useBlockText } from '../../dialogs/block-text.ts';
import { appearanceOf, chosenAppearance } from './appearance.ts';

const AppearanceEverywhere = lazyPart(
  async () => (await import('./appearance-everywhere.tsx')).AppearanceEverywhere,
);

/** Applies the appearance of an element to all of its kind, or resets it. */
export function AppearanceActions({ node }: { readonly node: EditNode }) {
  const t = useT();
  const { editing } = useEditor();
  const overlay = useOverlay();
  const dialogs = useDialogs();
  const nameOf = useBlockText();
  const reset = () => {
    const meta = appearanceOf({} satisfies ElementMeta);
    const done = editing.run(setMeta, { ids: [node.id], meta });
    if (!done.ok) overlay.setState({ notice: whyNot(editing, done.error) });
  };
  const isPlain = Object.keys(chosenAppearance(node.meta)).length === 0;
  return (
    <>
      <Button
        icon="copy"
        onPress={() =>
          void dialogs.open(AppearanceEverywhere, { node, name: nameOf(node.handler) })
        }
      >
        {t('panels.appearanceEverywhere')}
      </Button>
      <Button icon="undo-2" isDisabled={isPlain} onPress={reset}>
        {t('panels.appearanceReset')}
      </Button>
    </>
  );
}
