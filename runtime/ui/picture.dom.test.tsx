import './theme.css';
import './tokens.css';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Picture, type PictureMedia } from './picture.tsx';

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const source = (mime: string, path = '/missing') => ({ mime, width: 1, height: 1, path });
const media = (...sources: PictureMedia['sources']): PictureMedia => ({
  sources,
  width: 1,
  height: 1,
  alt: 'lighthouse',
});

test('a picture that fails shows the drawing and its text · LAYOUT-10 ERR-64', async () => {
  const { container } = await render(
    <Picture media={media(source('image/png'))} sizes="10px" priority />,
  );
  await expect.poll(() => container.querySelector('picture')?.dataset.failed).toBe('true');
  await expect.element(page.getByText('lighthouse')).toBeVisible();
});

test('a picture that fails in a block without code shows the drawing and its text, too · LAYOUT-10 ERR-64', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <Picture media={media(source('image/png'))} sizes="10px" priority />,
  );
  document.body.append(root);
  const [picture, image] = ['picture', 'img'].map(
    (name) => root.querySelector(name) as HTMLElement,
  );
  await expect.poll(() => (image as HTMLImageElement).complete).toBe(true);
  expect(getComputedStyle(picture as HTMLElement).backgroundImage).toMatch(/^url\("data:image/);
  expect(getComputedStyle(image as HTMLElement).opacity).toBe('1');
  expect((image as HTMLImageElement).alt).toBe('lighthouse');
  root.remove();
});

test('a picture that failed before the page took it over shows the drawing · LAYOUT-10 ERR-64', async () => {
  const picture = <Picture media={media(source('image/png'))} sizes="10px" priority />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(picture);
  document.body.append(root);
  const image = root.querySelector('img') as HTMLImageElement;
  await expect.poll(() => image.complete && image.naturalWidth === 0).toBe(true);
  expect(root.querySelector('picture')?.dataset.failed).toBeUndefined();
  const hydrated = hydrateRoot(root, picture);
  await expect.poll(() => root.querySelector('picture')?.dataset.failed).toBe('true');
  hydrated.unmount();
  root.remove();
});

test('a picture that loads shows no drawing · LAYOUT-10 ERR-64', async () => {
  const { container } = await render(
    <Picture media={media(source('image/png', dot))} sizes="10px" priority />,
  );
  await expect.poll(() => container.querySelector('img')?.naturalWidth).toBeGreaterThan(0);
  expect(container.querySelector('picture')?.dataset.failed).toBeUndefined();
});

test('a picture that loads after an error removes the drawing · LAYOUT-10 ERR-64', async () => {
  const rendered = (path: string) => (
    <Picture media={media(source('image/png', path))} sizes="10px" priority />
  );
  const { container, rerender } = await render(rendered('/missing'));
  const picture = () => container.querySelector('picture');
  await expect.poll(() => picture()?.dataset.failed).toBe('true');
  await rerender(rendered(dot));
  await expect.poll(() => picture()?.dataset.failed).toBeUndefined();
  expect(picture()?.querySelector('span')).toBeNull();
});

test.each([
  [[320, 640, 960, 1280], 640],
  [[320, 960], 960],
  [[511, 640], 640],
  [[512, 640], 512],
  [[200, 320], 320],
])(
  'without source support the default size is loaded out of %j · CONST-56 MEDIA-07',
  async (widths, width) => {
    const sources = ['image/avif', 'image/jpeg'].flatMap((mime) =>
      widths.map((each) => ({ ...source(mime, `${dot}#${each}`), width: each })),
    );
    const { container } = await render(<Picture media={media(...sources)} sizes="10px" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe(`${dot}#${width}`);
  },
);

test('offers avif, webp, jpeg, png in this order · LAYOUT-11 CONST-57', async () => {
  const mimes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];
  const { container } = await render(
    <Picture media={media(...mimes.map((mime) => source(mime, `${dot}#${mime}`)))} sizes="10px" />,
  );
  const before = [...container.querySelectorAll('source')].map(({ type }) => type);
  expect([...before, 'image/png']).toEqual(mimes.toReversed());
  expect(container.querySelector('img')?.srcset).toBe(`${dot}#image/png 1w`);
});

test('a picture of a list names all sizes in its sources and one for other browsers · LAYOUT-11 MEDIA-07', async () => {
  const short = {
    width: 4,
    height: 3,
    placeholder: 'UklGRg==',
    folder: '/media/a/',
    formats: ['avif', 'jpeg'],
    widths: [320, 640],
  };
  const { container } = await render(<Picture media={short} sizes="50vw" />);
  const [source] = container.querySelectorAll('source');
  const image = container.querySelector('img');
  expect(source?.srcset).toMatch(/320\.avif 320w.*640\.avif 640w/);
  expect([source?.sizes, image?.sizes]).toEqual(['auto, 50vw', 'auto']);
  expect([image?.getAttribute('src'), image?.srcset]).toEqual(['/media/a/640.jpeg', '']);
  expect(image?.style.backgroundImage).toContain('data:image/webp;base64,UklGRg==');
});

test('a lazy picture is requested in the width of its column', async () => {
  await page.viewport(1200, 800);
  const file = await (await fetch(dot)).blob();
  const sources = [320, 640, 1280].map((width) => {
    return { ...source('image/png', URL.createObjectURL(file)), width };
  });
  const { container } = await render(
    <div style={{ width: 300 }}>
      <Picture
        media={{ ...media(...sources), width: 4, height: 3 }}
        sizes="(min-width: 900px) 75rem, 100vw"
      />
    </div>,
  );
  const image = container.querySelector('img');
  await expect.poll(() => image?.currentSrc).toBe(sources[0]?.path);
  expect(image?.getBoundingClientRect()).toMatchObject({ width: 300, height: 225 });
});

test('a picture above the fold, or with a fixed width, is requested as `sizes` states', async () => {
  const png = media(source('image/png', dot));
  const { container } = await render(
    <>
      <Picture media={png} sizes="99vw" priority />
      <Picture media={png} sizes="6rem" />
    </>,
  );
  const sizes = [...container.querySelectorAll('img')].map((each) => each.sizes);
  expect(sizes).toEqual(['99vw', '6rem']);
});
