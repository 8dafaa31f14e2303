import { useState } from 'react';
import { CacheActions, CacheKinds, useCaches } from '../../../chrome/dialogs/cache-list.tsx';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useBackOffice } from '../../context.ts';
import cards from '../cards.module.css';
import styles from './server.module.css';

/** Shows the caches of the server by kind, and clears some kinds, a tag or all. */
export function Caches() {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const caches = useCaches();
  const [tag, setTag] = useState('');
  return (
    <section className={cards.card} aria-label={t('server.caches')}>
      <h2>{t('server.caches')}</h2>
      <p>{t('server.cachesText')}</p>
      <CacheKinds caches={caches} language={uiLanguage} />
      <div className={styles.actions}>
        <CacheActions caches={caches} />
      </div>
      <form
        className={styles.tag}
        onSubmit={(event) => {
          event.preventDefault();
          void caches.drop({ tags: [tag.trim()] });
        }}
      >
        <TextField
          label={t('server.tag')}
          help={t('server.tagHelp')}
          value={tag}
          onChange={setTag}
        />
        <Button
          type="submit"
          icon="trash-2"
          isDisabled={tag.trim() === '' || caches.pending !== null}
        >
          {t('server.clearTag')}
        </Button>
      </form>
    </section>
  );
}
