import { useMessages } from '#runtime/block/context.tsx';
import { MediaPicture } from '#runtime/product/media-picture.tsx';
import styles from './about-author.module.css';
import type { AuthorPart } from './author.ts';

export function AboutAuthor({ name, bio, links, picture }: AuthorPart) {
  const t = useMessages('post-category');
  return (
    <div className={styles.about}>
      {picture && (
        <div className={styles.picture}>
          <MediaPicture media={picture} sizes="12rem" ratio="1/1" priority />
        </div>
      )}
      <div className={styles.text}>
        <h1>{name}</h1>
        {bio && <p className="lead">{bio}</p>}
        {links.length > 0 && (
          <ul className={styles.links} aria-label={t('links', { name })}>
            {links.map((link) => (
              <li key={link}>
                <a href={link} rel="me">
                  {siteOf(link)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** `https://www.example.org/ana` is shown as `example.org/ana`. */
const siteOf = (link: string) => link.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
