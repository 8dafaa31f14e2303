import type { Language } from '#schemas/languages.ts';
import { useT } from '../../i18n/translate.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { CacheActions, CacheKinds, useCaches } from './cache-list.tsx';

interface CacheViewProps extends Closing<never> {
  /** Language of texts and numbers. */
  readonly language: Language;
}

/** Shows what the server caches with its hit rates, and empties the cache (MODAL-09). */
export function CacheView({ language, close }: CacheViewProps) {
  const t = useT();
  const caches = useCaches();
  return (
    <Dialog
      isOpen
      title={t('dialogs.cache')}
      onClose={() => close()}
      actions={<CacheActions caches={caches} />}
    >
      <CacheKinds caches={caches} language={language} />
    </Dialog>
  );
}
