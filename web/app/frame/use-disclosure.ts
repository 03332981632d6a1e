import { type RefObject, useEffect, useRef, useState } from "react";

interface Disclosure<Element extends HTMLElement> {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Around button and panel: pressing or tabbing out of it closes, Escape closes and returns to the button. */
  ref: RefObject<Element | null>;
}

/** Which dropdown is open, in the whole frame: opening one closes the other (spec §2). */
let closeOther: (() => void) | undefined;

export function useDisclosure<Element extends HTMLElement>(): Disclosure<Element> {
  const [open, setOpen] = useState(false);
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    closeOther?.();
    closeOther = close;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      ref.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", onKey);
    return () => {
      if (closeOther === close) closeOther = undefined;
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", onKey);
    };
  }, [open]);
  return { open, setOpen, ref };
}
