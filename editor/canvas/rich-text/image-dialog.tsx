import { useId, useState } from 'react';
import { Input, Label, Text, TextField } from 'react-aria-components';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './toolbar.module.css';
import type { Tools } from './tools.ts';

interface ImageDialogProps {
  readonly tools: Tools;
  readonly onClose: () => void;
}

/** Edits the alternative text and caption of the selected picture. */
export function ImageDialog({ tools: { editor }, onClose }: ImageDialogProps) {
  const t = useT();
  const form = useId();
  const held = editor.getAttributes('image') as { alt: string; caption: string };
  const [alt, setAlt] = useState(held.alt);
  const [caption, setCaption] = useState(held.caption);
  const apply = () => {
    onClose();
    editor.chain().focus().updateAttributes('image', { alt, caption }).run();
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={t('rich-text.describeImage')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button tone="primary" type="submit" form={form}>
            {t('ui.apply')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- opened to be typed in */}
        <TextField className={styles.field} value={alt} onChange={setAlt} maxLength={200} autoFocus>
          <Label>{t('rich-text.alt')}</Label>
          <Input />
          <Text slot="description" elementType="small">
            {t('rich-text.altHint')}
          </Text>
        </TextField>
        <TextField className={styles.field} value={caption} onChange={setCaption} maxLength={500}>
          <Label>{t('rich-text.caption')}</Label>
          <Input />
        </TextField>
      </form>
    </Dialog>
  );
}
