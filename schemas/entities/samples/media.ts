import type { Media, MediaOption } from '../media.ts';

/** Valid values for tests and fakes: pictures. */

export const media: Media = {
  id: 7,
  driveId: null,
  version: 1,
  title: 'Šalica',
  description: null,
  size: 120_000,
  path: '/media/ab12/1280.jpeg',
  newPath: null,
  displayName: 'salica.png',
  originalName: 'salica.png',
  extension: 'png',
  mime: 'image/png',
  hash: 'ab12',
  access: 'public',
  usePublicPath: true,
  alternativePaths: ['/media/ab12/640.jpeg'],
  default: false,
  key: 'mug',
  alt: 'Šalica na stolu',
  width: 1600,
  height: 1200,
  placeholder: 'data:image/webp;base64,UklGRg==',
  focalPoint: { x: 0.5, y: 0.4 },
  sources: [{ mime: 'image/avif', width: 640, height: 480, path: '/media/ab12/640.avif' }],
};

export const mediaOption: MediaOption = {
  id: 1,
  key: 'ThumbnailSize',
  value: '50x50',
  autoResize: true,
  x: 50,
  y: 50,
};
