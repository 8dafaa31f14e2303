import { usePickers } from '../canvas/pickers.ts';
import { Thumbnail } from '../chrome/media/thumbnail.tsx';
import { useAsyncValue } from '../ui/use-async-value.ts';
import styles from './value.module.css';

/** Thumbnail of a picture of the media library. */
export function PictureValue({ value }: { readonly value: string }) {
  const { findMedia } = usePickers();
  const media = useAsyncValue(value, () => findMedia(value));
  return <span className={styles.picture}>{media && <Thumbnail media={media} width={40} />}</span>;
}
