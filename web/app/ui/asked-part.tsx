import { showToast } from "@surimono/ui/toast.ts";
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect } from "react";

interface Closable {
  onClose: () => void;
}

/**
 * For a window that a press asks for: its code is loaded with the press. If it cannot be fetched, that is said and the window is closed; the next
 * press tries again.
 */
export function askedPart<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        asked = begin();
        return { default: NotFetched as ComponentType<Props> };
      }
    });
  let asked = begin();
  return (props) => <Suspense fallback={null}>{createElement(asked, props)}</Suspense>;
}

function NotFetched({ onClose }: Closable) {
  useEffect(() => {
    showToast("読み込めませんでした。接続を確かめて、もう一度押してください。", { tone: "error" });
    onClose();
  }, [onClose]);
  return null;
}
