import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

interface Disclosure<Element extends HTMLElement> {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Wraps button and panel: pressing or tabbing out of it closes, Escape closes and returns to the button. */
  ref: RefObject<Element | null>;
  /** Closes and returns the focus to the button before a dialog takes it: the panel's content will be gone then. */
  dismiss: () => void;
}

/** Which dropdown is open, in the whole frame: opening one closes the other (rule frame-one-dropdown). */
let closeOther: (() => void) | undefined;

export function useDisclosure<Element extends HTMLElement>(): Disclosure<Element> {
  const [open, setOpen] = useState(false);
  const ref = useRef<Element>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(() => setOpen(false), [key]);
  const dismiss = () => {
    setOpen(false);
    ref.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls is the same in each render
  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    closeOther?.();
    closeOther = close;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      // Keys during input method composition are its own.
      if (event.key === "Escape" && !event.isComposing) dismiss();
    };
    const closed = new AbortController();
    const { signal } = closed;
    document.addEventListener("pointerdown", outside, { signal });
    document.addEventListener("focusin", outside, { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => {
      if (closeOther === close) closeOther = undefined;
      closed.abort();
    };
  }, [open]);
  return { open, setOpen, ref, dismiss };
}
