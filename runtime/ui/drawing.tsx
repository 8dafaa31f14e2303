import './drawing.css';

interface DrawingProps {
  readonly of: 'empty' | 'error';
}

/** The theme's drawing of an empty place or of an error, if it has one. Decorative only. */
export function Drawing({ of }: DrawingProps) {
  return <span data-drawing={of} aria-hidden="true" />;
}
