import { expect, test } from 'vitest';
import { type MediaRow, mediaOf } from './media-entity.ts';

const row: MediaRow = {
  id: 1,
  drive_id: '1',
  version: 1,
  key: 'octopus',
  hash: '0123456789abcdef',
  title: { hr: 'Hobotnica' },
  alt: { hr: 'Hobotnica na karti' },
  description: null,
  original_name: 'octopus.png',
  display_name: 'octopus.png',
  extension: 'png',
  mime: 'image/png',
  size: 4000,
  width: 800,
  height: 600,
  has_alpha: false,
  placeholder: 'data:image/webp;base64,AA',
  focal_x: null,
  focal_y: null,
  access: 'public',
  is_default: false,
  created_at: '2026-01-01T00:00:00.000Z',
  original_hash: null,
  crop_x: null,
  crop_y: null,
  crop_width: null,
  crop_height: null,
  folder_id: null,
  tags: [],
};

test('an opaque picture has a blurred placeholder, a transparent one has none', () => {
  expect(mediaOf(row, 'hr').placeholder).toBe(row.placeholder);
  expect(mediaOf({ ...row, has_alpha: true }, 'hr').placeholder).toBeNull();
});
