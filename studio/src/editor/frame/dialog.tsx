import { IconButton } from "@surimono/ui/icon-button.tsx";
import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** For pictures. */
  readonly isWide?: boolean;
  /** Focused on opening; by default the first focusable element. */
  readonly first?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

const Foot = createContext<HTMLElement | null>(null);

/** The closing actions: below the scrolling part, so always visible. */
export function DialogFoot({ children }: { readonly children: ReactNode }) {
  const foot = use(Foot);
  return foot && createPortal(children, foot);
}

/** The browser's own modal: it keeps the focus inside and returns it. */
export function Dialog({ title, onClose, isWide = false, first, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Only now: before, nothing in it could be focused, and the browser picks the first button.
    first?.current?.focus();
    return () => dialog?.close();
  }, [first]);
  return (
    <dialog
      ref={element}
      aria-label={title}
      className={`m-auto max-h-[min(720px,calc(100dvh-32px))] ${isWide ? "w-[min(760px,calc(100vw-32px))]" : "w-[min(560px,calc(100vw-32px))]"} overflow-hidden rounded-card bg-white p-0 text-ink shadow-float backdrop:bg-deep/40 open:flex open:flex-col`}
      onClose={onClose}
      // A press outside closes it, where the browser supports that.
      closedby="any"
    >
      <header className="flex shrink-0 items-center gap-2 border-b border-line py-2 pr-2 pl-5">
        <h2 className="grow text-16 font-bold">{title}</h2>
        <IconButton size={36} icon="close" label="閉じる" onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the screen is scrolled by keyboard too */}
      <div tabIndex={0} className="min-h-0 overflow-y-auto p-5 outline-offset-[-2px]">
        <Foot value={foot}>{children}</Foot>
      </div>
      <div
        ref={setFoot}
        className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line px-5 py-3 empty:hidden"
      />
    </dialog>
  );
}
