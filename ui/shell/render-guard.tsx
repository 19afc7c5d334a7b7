import type { ReactNode } from "react";
import { Component } from "react";

interface RenderGuardProps {
  readonly children: ReactNode;
  /** Reports the failure; gives the reference that its screen shows. */
  readonly onFailed: () => string;
  readonly failed: (correlationId: string) => ReactNode;
}

interface RenderGuardState {
  readonly correlationId?: string;
  readonly hasFailed: boolean;
}

/** Shows an error screen where drawing failed. React offers this to classes alone. SHELL-05 */
export class RenderGuard extends Component<RenderGuardProps, RenderGuardState> {
  override state: RenderGuardState = { hasFailed: false };

  static getDerivedStateFromError(): RenderGuardState {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.setState({ correlationId: this.props.onFailed() });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed(this.state.correlationId ?? "") : this.props.children;
  }
}
