import { Component, type ReactNode } from 'react';

interface Props {
  /** A new value makes the boundary try to render again. */
  readonly subject: unknown;
  readonly notice: (error: unknown) => ReactNode;
  readonly children?: ReactNode;
}

interface State {
  readonly subject: unknown;
  readonly thrown: { readonly error: unknown } | null;
}

/** An error boundary that shows the thrown error instead of the view. */
export class PresetBoundary extends Component<Props, State> {
  override state: State = { subject: this.props.subject, thrown: null };

  static getDerivedStateFromProps({ subject }: Props, state: State): State | null {
    return subject === state.subject ? null : { subject, thrown: null };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } };
  }

  override render() {
    const { thrown } = this.state;
    return thrown ? this.props.notice(thrown.error) : this.props.children;
  }
}
