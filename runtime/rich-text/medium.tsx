import type { Media } from '#schemas/entities/media.ts';
import { useRuntime } from '../block/context.tsx';
import { Picture, type PictureProps } from '../ui/picture.tsx';

export interface MediumProps extends Omit<PictureProps, 'media'> {
  /** Key in the media library; null renders nothing. */
  readonly of: string | null;
}

/** A picture of the media library by its key; a drawing replaces a missing one. */
export function Medium({ of, ...picture }: MediumProps) {
  const { t } = useRuntime();
  const known = useMedium(of);
  if (of === null) return null;
  const { sources, alt, placeholder, focalPoint } = known ?? missing(t('core.missingImage'));
  const size = { width: known?.width ?? 4, height: known?.height ?? 3 };
  return <Picture {...picture} media={{ sources, alt, placeholder, focalPoint, ...size }} />;
}

/** Returns the medium of a key; undefined when the library has none. */
export function useMedium(key: string | null): Media | undefined {
  const { media } = useRuntime().page;
  return key !== null && Object.hasOwn(media, key) ? media[key] : undefined;
}

function missing(alt: string) {
  return { sources: [], alt, placeholder: null, focalPoint: null };
}
