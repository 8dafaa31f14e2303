import { use, useMemo } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../i18n/translate.tsx';
import { setField } from '../../model/commands/set-options.ts';
import { promptAt } from '../../model/document/placeholders.ts';
import { Button } from '../../ui/button.tsx';
import { useEditor } from '../editor-context.ts';
import { PickersContext } from '../pickers.ts';
import { frameStyle } from './frames.tsx';
import { type PointedPicture, useOverlay } from './overlay-store.ts';
import styles from './picture-tools.module.css';
import { useRects } from './use-rects.ts';
import { whyNot } from './why.ts';

/** Actions on the clicked picture. */
export function PictureTools({ layer }: { readonly layer: HTMLElement }) {
  const picture = useStore(useOverlay(), (state) => state.picture);
  return picture && <Tools key={picture.path} picture={picture} layer={layer} />;
}

interface ToolsProps {
  readonly picture: PointedPicture;
  readonly layer: HTMLElement;
}

function Tools({ picture, layer }: ToolsProps) {
  const t = useT();
  const { editing } = useEditor();
  const overlay = useOverlay();
  const pickers = use(PickersContext);
  const elements = useMemo(() => [picture.element], [picture.element]);
  const [rect] = useRects(elements, layer);
  const { id, layer: options, path, key } = picture;
  if (!rect || !pickers) return null;
  const change = async () => {
    const value = await pickers.chooseMedia(key, 'image');
    overlay.setState({ picture: null });
    const isPrompt = promptAt(editing, id, options, path) !== undefined;
    if (value === undefined || (value === key && !isPrompt)) return;
    const written = editing.run(setField, { id, layer: options, path, value });
    if (!written.ok) overlay.setState({ notice: whyNot(editing, written.error) });
  };
  return (
    <div className={styles.picture} style={frameStyle(rect)}>
      <div className={styles.tools}>
        <Button icon="image" onPress={() => void change()}>
          {t('overlay.changePicture')}
        </Button>
        <Button icon="crop" onPress={() => void pickers.editMedia(key)}>
          {t('overlay.editPicture')}
        </Button>
      </div>
    </div>
  );
}
