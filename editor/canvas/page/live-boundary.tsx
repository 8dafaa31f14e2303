import { Component, type ReactNode } from 'react';
import { report } from '#runtime/report.ts';

interface Props {
  /** A new value makes the boundary try to render again. */
  readonly subject: unknown;
  readonly notice: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly broken: unknown;
}

/** An error boundary: a block that throws affects only itself, until it is fixed. */
export class LiveBoundary extends Component<Props, State> {
  override state: State = { broken: undefined };

  static getDerivedStateFromProps({ subject }: Props, { broken }: State): State | null {
    return broken !== undefined && broken !== noSubject && broken !== subject
      ? { broken: undefined }
      : null;
  }

  static getDerivedStateFromError(): State {
    return { broken: noSubject };
  }

  override componentDidCatch(error: unknown) {
    report('blockCrashed', error);
    this.setState({ broken: this.props.subject });
  }

  override render() {
    return this.state.broken === undefined ? this.props.children : this.props.notice;
  }
}

const noSubject = Symbol('broken');
