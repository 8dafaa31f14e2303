import { Component, type ReactNode } from 'react';
import { report } from '../report.ts';

interface Props {
  readonly children: ReactNode;
  readonly notice: () => ReactNode;
}

/** One of the three walls where bugs stop: a block that breaks costs itself only. */
export class BlockBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    report('blockCrashed', error);
  }

  override render() {
    return this.state.broken ? this.props.notice() : this.props.children;
  }
}
