import { useState } from 'react';
import type { Media } from '#schemas/entities/media.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Closing } from '../../../ui/dialogs/closing.ts';
import { TextLine } from '../../../ui/dialogs/fields.tsx';
import { LibraryTexts } from './library-texts.tsx';
import { addedTags, commonTags, splitTags } from './tags.ts';

interface TagsDialogProps
  extends Closing<{ readonly addTags: string[]; readonly removeTags: string[] }> {
  readonly media: readonly Media[];
}

/** Edits the tags that several files share. Tags of only some of them stay unchanged. */
export function TagsDialog(props: TagsDialogProps) {
  return (
    <LibraryTexts>
      <TagsForm {...props} />
    </LibraryTexts>
  );
}

function TagsForm({ media, close }: TagsDialogProps) {
  const t = useT();
  const common = commonTags(media);
  const [text, setText] = useState(common.join(', '));
  const save = () => {
    const wanted = splitTags(text);
    close({ addTags: addedTags(common, wanted), removeTags: addedTags(wanted, common) });
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={t('library.tags')}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button tone="primary" type="submit" form="media-tags">
            {t('media.save')}
          </Button>
        </>
      }
    >
      <form
        id="media-tags"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextLine
          autoFocus
          label={t('library.tags')}
          help={t('library.tagsHelp')}
          value={text}
          onChange={setText}
        />
      </form>
    </Dialog>
  );
}
