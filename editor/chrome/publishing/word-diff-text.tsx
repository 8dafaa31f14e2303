import { wordDiff } from '../../session/publishing/word-diff.ts';
import styles from './differences.module.css';

interface WordDiffTextProps {
  readonly before: string;
  readonly after: string;
}

/** A text with additions and removals marked. */
export function WordDiffText({ before, after }: WordDiffTextProps) {
  return (
    <p className={styles.text}>
      {wordDiff(before, after).map(({ kind, text }, at) => {
        const key = `${kind} ${at}`;
        if (kind === 'added') return <ins key={key}>{text}</ins>;
        return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}
