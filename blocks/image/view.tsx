import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/block/types.ts';
import { useLink } from '#runtime/rich-text/link.ts';
import { Medium } from '#runtime/rich-text/medium.tsx';
import { Frame } from '#runtime/ui/frame.tsx';
import type { model } from './model.ts';
import styles from './view.module.css';

const sizes = {
  text: '(min-width: 800px) 44rem, 100vw',
  content: '(min-width: 1300px) 75rem, 100vw',
  wide: '(min-width: 1540px) 90rem, 100vw',
  full: '100vw',
};

export function View({ options }: ViewProps<typeof model>) {
  const { picture, ratio, size, alt, caption, framed, target } = options;
  if (picture === null) return null;
  const medium = (
    <Medium
      of={picture}
      sizes={sizes[size]}
      ratio={ratio === 'natural' ? undefined : ratio}
      alt={alt || undefined}
    />
  );
  return (
    <div className={styles.root}>
      <figure className={size === 'full' ? undefined : 'wrap'} data-width={size}>
        {framed ? <Frame>{linked(target, medium)}</Frame> : linked(target, medium)}
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </div>
  );
}

function linked(target: string | null, children: ReactNode) {
  return target === null ? children : <PictureLink target={target}>{children}</PictureLink>;
}

interface PictureLinkProps {
  readonly target: string;
  readonly children: ReactNode;
}

function PictureLink({ target, children }: PictureLinkProps) {
  const link = useLink()(target);
  return link ? (
    <a className={styles.link} {...link}>
      {children}
    </a>
  ) : (
    children
  );
}
