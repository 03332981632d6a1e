import { Component, type ReactNode } from "react";
import { LoadFailed } from "./load-failed.tsx";

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** In the place of the part; by default the words of a part that could not be fetched. */
  readonly instead?: (retry: () => void) => ReactNode;
}

/** A panel that breaks is drawn anew when that is asked for; the design, and the rest of the editor, live on meanwhile. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  /** As an accident that nothing caught, so that whoever listens for those hears of it. */
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
