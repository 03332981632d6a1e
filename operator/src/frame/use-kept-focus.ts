import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

const PLACES = "li, ul, ol, section, article, form, main";

/**
 * Whoever goes by keyboard keeps their place: where the focused control is taken away or switched off, its nearest part of the screen has
 * the focus, and after a way to another screen that screen has it.
 */
export function useKeptFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.querySelector("main");
    // A field of the screen may have asked for it.
    if (!main?.contains(document.activeElement)) focusOn(main);
  }, [pathname]);
  useEffect(() => {
    let parts: readonly Element[] = [];
    const note = ({ target }: FocusEvent) => {
      // A dialog gives the focus back to where it was opened.
      if (target instanceof Element && target.closest("main")) parts = partsAround(target);
    };
    const look = () => {
      const [control, ...around] = parts;
      if (!control || document.activeElement !== document.body) return;
      if (control.isConnected && !control.matches(":disabled")) return;
      parts = [];
      focusOn(around.find(({ isConnected }) => isConnected) ?? null);
    };
    // Only then has the browser taken the focus from what it cannot have it.
    const observer = new MutationObserver(() => requestAnimationFrame(look));
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    document.addEventListener("focusin", note);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", note);
    };
  }, []);
}

/** The control first, then what is around it, from the inside out. */
function partsAround(control: Element): Element[] {
  const parts = [control];
  for (let part = control.parentElement?.closest(PLACES); part; part = part.parentElement?.closest(PLACES))
    parts.push(part);
  return parts;
}

function focusOn(part: Element | null): void {
  if (!(part instanceof HTMLElement)) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
