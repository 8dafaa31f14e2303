import { describe, expect, it } from 'vitest';
import {
  cropOfRatio,
  framedPart,
  fromPixels,
  moveCrop,
  resizeCrop,
  toPixels,
  toShown,
  toWhole,
  wholePicture,
} from './crop-rectangle.ts';

const half = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

describe('crop rectangle', () => {
  it('stays inside the picture when it is moved · MODAL-16', () => {
    expect(moveCrop(half, { x: 0.1, y: -0.9 })).toEqual({ ...half, x: 0.35, y: 0 });
    expect(moveCrop(wholePicture, { x: 0.3, y: 0.3 })).toEqual(wholePicture);
  });

  it('keeps the opposite edge when one is dragged · MODAL-16', () => {
    expect(resizeCrop(half, { x: -1, y: 0 }, { x: -0.25, y: 0.4 })).toEqual({
      ...half,
      x: 0,
      width: 0.75,
    });
    expect(resizeCrop(half, { x: 1, y: 1 }, { x: 9, y: -9 })).toEqual({
      x: 0.25,
      y: 0.25,
      width: 0.75,
      height: 0.05,
    });
  });

  it('takes the largest part of an aspect ratio around a point · MODAL-16', () => {
    const picture = { width: 1600, height: 900 };
    const square = cropOfRatio(1, picture, { x: 0.9, y: 0.5 });
    expect(square.width * 1600).toBeCloseTo(900);
    expect(square.height).toBe(1);
    expect(square.x + square.width).toBeCloseTo(1);
  });

  it('converts to pixels and back without growing', () => {
    const picture = { width: 333, height: 777 };
    const pixels = { x: 10, y: 20, width: 100, height: 200 };
    expect(toPixels(fromPixels(pixels, picture), picture)).toEqual(pixels);
    expect(fromPixels({ x: 300, y: 0, width: 999, height: 1 }, picture)).toMatchObject({
      x: 300 / 333,
      height: 0.05,
    });
  });

  it('converts the focal point to and from the cropped part', () => {
    const shown = { x: 0.5, y: 0.2 };
    const back = toShown(toWhole(shown, half), half);
    expect(back.x).toBeCloseTo(shown.x);
    expect(back.y).toBeCloseTo(shown.y);
    expect(toShown({ x: 0, y: 1 }, half)).toEqual({ x: 0, y: 1 });
  });

  it('frames as the storefront does, around the focal point', () => {
    const picture = { width: 1600, height: 900 };
    const part = framedPart(1, picture, wholePicture, { x: 1, y: 0 });
    expect(part.x + part.width).toBeCloseTo(1);
    expect((part.width * 1600) / (part.height * 900)).toBeCloseTo(1);
  });
});
