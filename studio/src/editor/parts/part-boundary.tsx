import { Component, type ReactNode } from "react";
import { LoadFailed } from "./load-failed.tsx";

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Shown instead of the part; by default the message for a part that could not be fetched. */
  readonly instead?: (retry: () => void) => ReactNode;
}

/** A crashed panel is redrawn on request; meanwhile the design and the rest of the editor keep working. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  /** Rethrown as an uncaught error, so that error reporting hears of it. */
  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    const { children, instead } = this.props;
    if (!this.state.isBroken) return children;
    const retry = () => this.setState({ isBroken: false });
    return instead ? instead(retry) : <LoadFailed onRetry={retry} />;
  }
}
