import { Button } from 'react-aria-components';
import { useStore } from 'zustand';
import { useT } from '../../i18n/translate.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Resolver, ResolveState } from '../page/resolver.ts';
import { frameStyle } from './frames.tsx';
import styles from './loading-marks.module.css';
import { useRendered } from './page-changes.ts';
import { useRects } from './use-rects.ts';

interface MarksProps {
  readonly resolver: Resolver;
  readonly layer: HTMLElement;
}

/** Marks over blocks whose data is loading or failed to load. */
export function LoadingMarks({ resolver, layer }: MarksProps) {
  const states = useStore(resolver.states);
  return [...states].map(([id, state]) => (
    <LoadingMark key={id} id={id} state={state} resolver={resolver} layer={layer} />
  ));
}

interface MarkProps extends MarksProps {
  readonly id: string;
  readonly state: ResolveState;
}

function LoadingMark({ id, state, resolver, layer }: MarkProps) {
  const t = useT();
  const rects = useRects(useRendered(id), layer);
  return rects.map((rect, at) => (
    <div
      key={at}
      className={styles.mark}
      data-state={state}
      style={frameStyle({ ...rect, height: Math.max(rect.height, 36) })}
    >
      {state === 'failed' && (
        <Button className={styles.retry} onPress={() => resolver.retry(id)}>
          <Icon name="refresh-cw" />
          {t('overlay.loadAgain')}
        </Button>
      )}
    </div>
  ));
}
