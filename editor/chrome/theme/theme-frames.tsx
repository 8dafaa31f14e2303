import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import type { Scheme } from '#schemas/theme/token-list.ts';
import { useT } from '../../i18n/translate.tsx';
import { Slider } from '../../ui/fields/slider.tsx';
import { useElementSize } from '../preview/use-element-size.ts';
import { dressPage, scrollTogether } from './framed-page.ts';
import styles from './theme-comparison.module.css';

/** `beside`: pages side by side. `over`: one page over the other, with a slider between them. */
export type Arrangement = 'beside' | 'over';

export interface FramedTheme {
  readonly name: string;
  /** Hash of the theme. A page is rendered in the theme if its address has this hash. */
  readonly hash: string;
}

interface ThemeFramesProps {
  readonly href: string;
  /** Width of the window in px. */
  readonly width: number;
  /** Colour schemes of the first and the second page. */
  readonly schemes: readonly [Scheme, Scheme];
  readonly arrangement: Arrangement;
  readonly themes: readonly [FramedTheme, FramedTheme];
}

/** Heights of the windows in px: a desktop's and a phone's. */
const heightOf = (width: number): number => (width > 600 ? 900 : 844);
const gap = 12;
/** Maximum height in px of a scaled page, so that other content stays visible. */
const highest = 540;

/** The same page twice, in two themes. Both scroll together. */
export function ThemeFrames({ href, width, schemes, arrangement, themes }: ThemeFramesProps) {
  const t = useT();
  const { direction } = useLocale();
  const [area, setArea] = useState<HTMLElement | null>(null);
  const [share, setShare] = useState(50);
  const [pages, setPages] = useState<Readonly<Record<string, Window>>>({});
  const [before, after] = themes;
  const { first, second } = pages;
  useEffect(() => (first && second ? scrollTogether(first, second) : undefined), [first, second]);
  const room = useElementSize(area).width;
  const isOver = arrangement === 'over';
  const free = isOver ? room : (room - gap) / 2;
  const scale = Math.max(0, Math.min(1, free / width, highest / heightOf(width)));
  const onReady = (name: string) => (page: Window) => {
    setPages((known) => ({ ...known, [name]: page }));
  };
  const size = { width, scale, href };
  const cut = direction === 'rtl' ? `inset(0 ${share}% 0 0)` : `inset(0 0 0 ${share}%)`;
  return (
    <div className={styles.frames}>
      <div ref={setArea} className={isOver ? styles.over : styles.beside}>
        <ThemeFrame {...size} theme={before} scheme={schemes[0]} onReady={onReady('first')} />
        <ThemeFrame
          {...size}
          theme={after}
          scheme={schemes[1]}
          onReady={onReady('second')}
          cut={isOver ? cut : undefined}
        />
      </div>
      {isOver && (
        <Slider
          label={t('theme.divide', { before: before.name, after: after.name })}
          value={share}
          min={0}
          max={100}
          onChange={setShare}
        />
      )}
    </div>
  );
}

interface ThemeFrameProps extends Pick<ThemeFramesProps, 'href' | 'width'> {
  readonly scheme: Scheme;
  readonly theme: FramedTheme;
  readonly scale: number;
  readonly onReady: (page: Window) => void;
  /** The visible part of the page, as a value of `clip-path`. */
  readonly cut?: string | undefined;
}

function ThemeFrame({ href, width, scale, scheme, theme, onReady, cut }: ThemeFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const height = heightOf(width);
  const dress = () => {
    const { contentDocument: page, contentWindow: window } = frame.current ?? {};
    if (!page || !window) return;
    dressPage(page, scheme);
    setReady(true);
    onReady(window);
  };
  return (
    <figure className={styles.frame} style={{ clipPath: cut }}>
      <figcaption className={styles.caption}>{theme.name}</figcaption>
      <div
        className={styles.window}
        style={{ inlineSize: width * scale, blockSize: height * scale }}
      >
        {/* Scripts are off: the frame is no visit, so nothing may count it or change data. */}
        <iframe
          ref={frame}
          className={styles.page}
          sandbox="allow-same-origin"
          title={theme.name}
          src={`${href}?theme=${theme.hash}`}
          data-ready={isReady || undefined}
          style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
          onLoad={dress}
        />
      </div>
    </figure>
  );
}
