import { Component, type ReactNode } from "react";

interface RenderGuardProps {
  readonly children: ReactNode;
  /** A new value retries rendering. */
  readonly attempt: unknown;
  /** Reports the error and returns the reference to show. */
  readonly onFailed: (error: unknown) => string;
  readonly failed: (correlationId: string) => ReactNode;
}

interface RenderGuardState {
  readonly attempt: unknown;
  readonly correlationId?: string | undefined;
  readonly hasFailed: boolean;
}

/**
 * Error boundary that shows an error screen until the next attempt. A class, because React has no hook for this.
 * SHELL-05
 */
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
