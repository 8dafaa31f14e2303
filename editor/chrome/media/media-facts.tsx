import { Fragment } from 'react';
import type { Media } from '#schemas/entities/media.ts';
import type { Language } from '#schemas/languages.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { ErrorLine, InlineAlert } from '../../ui/dialogs/states.tsx';
import { useBlockText } from '../dialogs/block-text.ts';
import { useLoad } from '../dialogs/use-load.ts';
import { formatSize, mediaTitle } from './describe-medium.ts';
import { findMediaUses, isPicture, type MediaUse } from './media-calls.ts';
import styles from './media-facts.module.css';
import { Thumbnail } from './thumbnail.tsx';

/** Details of a medium: picture, facts and uses. */
export function MediaFacts({ media }: { readonly media: Media }) {
  const t = useT();
  const api = useEditorApi();
  const facts = factsOf(media, api.language);
  return (
    <div className={styles.facts}>
      <div className={styles.picture}>
        <Thumbnail media={media} width={240} eager />
      </div>
      <h3 className={styles.title}>{mediaTitle(media)}</h3>
      {isPicture(media) && media.alt === '' && <InlineAlert>{t('media.altMissing')}</InlineAlert>}
      <dl className={styles.list}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{t(`media.${name}`)}</dt>
            <dd>{name === 'access' ? t(`media.access.${value}`) : value}</dd>
          </Fragment>
        ))}
      </dl>
      <Uses key={media.key} mediaKey={media.key} />
    </div>
  );
}

function factsOf(media: Media, language: Language): (readonly [string, string])[] {
  const { width, height, size, originalName, alt, access } = media;
  return [
    ['file', originalName ?? media.key],
    ...(width && height ? [['dimensions', `${width} × ${height}`] as const] : []),
    ...(size === undefined ? [] : [['size', formatSize(size, language)] as const]),
    ...(alt === '' ? [] : [['alt', alt] as const]),
    ['access', access],
  ];
}

function Uses({ mediaKey }: { readonly mediaKey: string }) {
  const t = useT();
  const api = useEditorApi();
  const nameOf = useBlockText();
  const { found } = useLoad(mediaKey, () => findMediaUses(api, mediaKey));
  if (found.state === 'loading') return <p className={styles.quiet}>{t('ui.loading')}</p>;
  if (found.state === 'failed') return <ErrorLine error={found.error} />;
  return (
    <div>
      <h3>{t('media.uses', { smart_count: found.value.length })}</h3>
      <ul className={styles.uses}>
        {usedDocuments(found.value).map(({ document, title, path }) => (
          <li key={document}>
            {path === null ? (
              nameOf(title)
            ) : (
              <a href={path} target="_blank" rel="noopener">
                {title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns one use per document. */
export function usedDocuments(uses: readonly MediaUse[]): MediaUse[] {
  return [...new Map(uses.map((use) => [use.document, use])).values()];
}
