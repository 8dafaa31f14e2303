import { Fragment } from 'react';
import { Link } from 'react-aria-components';
import type { Media } from '#schemas/entities/media.ts';
import { languageName, languages } from '#schemas/languages.ts';
import { formatSize, mediaTitle } from '../../../chrome/media/describe-medium.ts';
import { pathOf } from '../../../chrome/media/folder-tree.ts';
import { isPicture } from '../../../chrome/media/media-calls.ts';
import { Thumbnail } from '../../../chrome/media/thumbnail.tsx';
import { useT } from '../../../i18n/translate.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/dialogs/states.tsx';
import { useBackOffice } from '../../context.ts';
import styles from './media-details.module.css';
import { ReplaceButton } from './replace-button.tsx';
import { useMediaActions } from './use-media-actions.ts';
import type { MediaWork } from './use-media-work.ts';
import { Uses } from './uses.tsx';

interface MediaDetailsProps {
  readonly medium: Media;
  readonly work: MediaWork;
}

/** Details of the selected file. */
export function MediaDetails({ medium, work }: MediaDetailsProps) {
  const t = useT();
  const actions = useMediaActions(work);
  const title = mediaTitle(medium);
  return (
    <aside className={styles.details} aria-label={t('media.facts')}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <IconButton icon="x" label={t('ui.close')} onPress={() => work.choose([])} />
      </div>
      <div className={styles.preview}>
        <Thumbnail media={medium} width={320} eager />
      </div>
      <div className={styles.actions}>
        <Button icon="pencil" onPress={() => void work.edit(medium)}>
          {t('media.edit')}
        </Button>
        <ReplaceButton medium={medium} work={work} />
        <Link className={styles.download} href={medium.path} download={medium.displayName ?? ''}>
          {t('library.download')}
        </Link>
        <Button icon="folder" onPress={() => void actions.move([medium])}>
          {t('library.move')}
        </Button>
        <Button icon="tag" onPress={() => void actions.tag([medium])}>
          {t('library.tags')}
        </Button>
        <Button icon="trash-2" onPress={() => void actions.remove([medium])}>
          {t('media.delete')}
        </Button>
      </div>
      <Facts medium={medium} work={work} />
      {isPicture(medium) && <AltTexts medium={medium} />}
      <Uses medium={medium} />
    </aside>
  );
}

function Facts({ medium, work }: MediaDetailsProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const { width, height, size, originalName, folderId = null, tags = [] } = medium;
  const facts = [
    [t('media.file'), originalName ?? medium.key],
    [t('media.dimensions'), width && height ? `${width} × ${height}` : ''],
    [t('media.size'), size === undefined ? '' : formatSize(size, uiLanguage)],
    [t('media.access'), t(`media.access.${medium.access}`)],
    [
      t('media.folder'),
      folderId === null ? t('library.top') : pathOf(work.outline.folders, folderId),
    ],
    [t('library.tags'), tags.join(', ')],
  ].filter(([, value]) => value !== '');
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Alternative texts in all languages, with a mark on missing ones. */
function AltTexts({ medium }: { readonly medium: Media }) {
  const t = useT();
  return (
    <section>
      <h3>{t('media.alt')}</h3>
      <dl className={styles.facts}>
        {languages.map((language) => {
          const alt = medium.texts?.alt[language] ?? '';
          return (
            <Fragment key={language}>
              <dt lang={language}>{languageName(language)}</dt>
              <dd lang={alt === '' ? undefined : language}>
                {alt === '' ? <InlineAlert>{t('media.altMissing')}</InlineAlert> : alt}
              </dd>
            </Fragment>
          );
        })}
      </dl>
    </section>
  );
}
