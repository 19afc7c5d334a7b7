import { Component, type ReactNode } from "react";

interface RenderGuardProps {
  readonly children: ReactNode;
  /** Another value stands for another attempt: what failed before is drawn again. */
  readonly attempt: unknown;
  /** Reports the failure; gives the reference that its screen shows. */
  readonly onFailed: (error: unknown) => string;
  readonly failed: (correlationId: string) => ReactNode;
}

interface RenderGuardState {
  readonly attempt: unknown;
  readonly correlationId?: string | undefined;
  readonly hasFailed: boolean;
}

/** Shows an error screen where drawing failed, until the next attempt. React offers this to classes alone. SHELL-05 */
export class RenderGuard extends Component<RenderGuardProps, RenderGuardState> {
  override state: RenderGuardState = { attempt: this.props.attempt, hasFailed: false };

  static getDerivedStateFromError(): Partial<RenderGuardState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ attempt }: RenderGuardProps, state: RenderGuardState): RenderGuardState | null {
    return attempt === state.attempt ? null : { attempt, hasFailed: false };
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ correlationId: this.props.onFailed(error) });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed(this.state.correlationId ?? "") : this.props.children;
  }
}
