import { useRuntime } from '../block/context.tsx';
import { Picture, type PictureProps } from '../ui/picture.tsx';

export interface MediaPictureProps extends Omit<PictureProps, 'media'> {
  /** The picture; null renders the placeholder. */
  readonly media: PictureProps['media'] | null;
}

const nothing = { sources: [], width: 1, height: 1 } as const;

/** A picture of a product, post or event; a placeholder when there is none. */
export function MediaPicture({ media, ...picture }: MediaPictureProps) {
  const { t } = useRuntime();
  return <Picture {...picture} media={media ?? { ...nothing, alt: t('core.missingImage') }} />;
}
