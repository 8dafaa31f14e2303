import type { MediaCrop } from '#schemas/entities/media.ts';

/** Fractions of a picture from its left and top edges. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Size in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The edges that a handle moves: -1 the left or upper one, 1 the right or lower one. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export const wholePicture: MediaCrop = { x: 0, y: 0, width: 1, height: 1 };
export const middle: Point = { x: 0.5, y: 0.5 };
const smallest = 0.05;

export const within = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

export const clampPoint = ({ x, y }: Point): Point => ({ x: within(x, 0, 1), y: within(y, 0, 1) });

export const isWhole = ({ width, height }: MediaCrop): boolean => width === 1 && height === 1;

export function moveCrop(crop: MediaCrop, by: Point): MediaCrop {
  return {
    ...crop,
    x: within(crop.x + by.x, 0, 1 - crop.width),
    y: within(crop.y + by.y, 0, 1 - crop.height),
  };
}

export function resizeCrop(crop: MediaCrop, handle: Handle, by: Point): MediaCrop {
  const [x, width] = moveEdge(crop.x, crop.width, handle.x, by.x);
  const [y, height] = moveEdge(crop.y, crop.height, handle.y, by.y);
  return { x, y, width, height };
}

/** Returns start and length of a segment of 0..1 after one of its ends moved. */
function moveEdge(start: number, length: number, edge: -1 | 0 | 1, by: number) {
  if (edge === 0) return [start, length] as const;
  if (edge === 1) return [start, within(length + by, smallest, 1 - start)] as const;
  const moved = within(start + by, 0, start + length - smallest);
  return [moved, start + length - moved] as const;
}

/** Returns the largest part with this aspect ratio (width / height), as close to the point as possible. */
export function cropOfRatio(ratio: number, picture: Size, around: Point): MediaCrop {
  const own = picture.width / picture.height;
  const width = Math.min(1, ratio / own);
  const height = Math.min(1, own / ratio);
  return {
    x: within(around.x - width / 2, 0, 1 - width),
    y: within(around.y - height / 2, 0, 1 - height),
    width,
    height,
  };
}

export function toPixels(crop: MediaCrop, { width, height }: Size): MediaCrop {
  const x = Math.round(crop.x * width);
  const y = Math.round(crop.y * height);
  return {
    x,
    y,
    width: Math.round((crop.x + crop.width) * width) - x,
    height: Math.round((crop.y + crop.height) * height) - y,
  };
}

export function fromPixels(pixels: MediaCrop, { width, height }: Size): MediaCrop {
  const x = within(pixels.x / width, 0, 1 - smallest);
  const y = within(pixels.y / height, 0, 1 - smallest);
  return {
    x,
    y,
    width: within(pixels.width / width, smallest, 1 - x),
    height: within(pixels.height / height, smallest, 1 - y),
  };
}

/** Converts a point of the cropped part to the whole picture. */
export const toWhole = ({ x, y }: Point, crop: MediaCrop): Point => ({
  x: crop.x + x * crop.width,
  y: crop.y + y * crop.height,
});

/** Converts a point of the whole picture to the cropped part, clamped to its edges. */
export const toShown = ({ x, y }: Point, crop: MediaCrop): Point =>
  clampPoint({ x: (x - crop.x) / crop.width, y: (y - crop.y) / crop.height });

/**
 * Returns what a frame of this aspect ratio shows of the picture: `object-fit: cover` around the focal point.
 */
export function framedPart(
  ratio: number,
  picture: Size,
  crop: MediaCrop,
  focalPoint: Point,
): MediaCrop {
  const own = (crop.width * picture.width) / (crop.height * picture.height);
  const width = Math.min(1, ratio / own);
  const height = Math.min(1, own / ratio);
  const { x, y } = toShown(focalPoint, crop);
  return {
    x: crop.x + (1 - width) * x * crop.width,
    y: crop.y + (1 - height) * y * crop.height,
    width: width * crop.width,
    height: height * crop.height,
  };
}
