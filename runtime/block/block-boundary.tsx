import { Component, type ReactNode } from 'react';
import { type ErrorSource, report } from '../report.ts';

interface Props {
  readonly source: ErrorSource;
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}

/** One of the three boundaries that stop bugs: a block that crashes affects only itself. */
export class BlockBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    report('blockCrashed', error, this.props.source);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
