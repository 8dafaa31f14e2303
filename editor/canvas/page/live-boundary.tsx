import { Component, type ReactNode } from 'react';
import { report } from '#runtime/report.ts';

interface Props {
  /** What is rendered: once it changes, rendering is tried again. */
  readonly subject: unknown;
  readonly notice: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly broken: unknown;
}

/** A block that breaks costs itself only, until it is mended. */
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
