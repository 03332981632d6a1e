import { sayOffline } from "./session/say-offline.ts";

/** Within this a second tap is a slip of the finger (rule frame-double-tap). */
const DOUBLE_TAP_MS = 300;
/** And this near, in CSS pixels. */
const DOUBLE_TAP_PX = 24;

const CONTROL = "a, button, input, label, select, summary, textarea, [role]";
/** Controls for fast tapping, such as a number's steps or a gallery's arrows: an icon without a state. */
const RAPID = "button[aria-label]:not([aria-pressed], [aria-expanded], [type=submit])";

let watching = false;

/** Handles taps and keys on every page, once for the document. */
export function watchHands(): void {
  if (watching) return;
  watching = true;
  document.addEventListener("touchend", tapWatch(), { capture: true, passive: false });
  document.addEventListener("click", clickWatch(), true);
  document.addEventListener("click", keepPageOffline, true);
  document.addEventListener("keydown", stepThroughMenu);
}

/**
 * Offline, another page's code cannot be fetched; the router would reload, and the browser's error page would replace this one with
 * everything typed on it.
 */
function keepPageOffline(event: MouseEvent): void {
  if (navigator.onLine || !(event.target as Element).closest("a[href^='/']:not([download])")) return;
  event.preventDefault();
  sayOffline();
}

/**
 * A double tap neither zooms nor presses a button twice, and its second half never reaches what the first one opened: the "yes" of a
 * question below the finger, the backdrop that closes a drawer again.
 */
function tapWatch(): (event: TouchEvent) => void {
  let last: { at: number; x: number; y: number; control: Element | null } | undefined;
  return (event) => {
    const touch = event.changedTouches[0];
    if (!touch || event.touches.length > 0) return;
    const at = event.timeStamp;
    const { clientX: x, clientY: y } = touch;
    const control = (event.target as Element).closest(CONTROL);
    const isSlip =
      last !== undefined &&
      at - last.at < DOUBLE_TAP_MS &&
      Math.hypot(x - last.x, y - last.y) < DOUBLE_TAP_PX &&
      last.control !== null &&
      (control !== last.control || !mayRepeat(control));
    if (isSlip) event.preventDefault();
    else last = { at, x, y, control };
  };
}

/** The same for a double click: some people double-click buttons too. Keys and scripts click with a count of 0. */
function clickWatch(): (event: MouseEvent) => void {
  let last: { at: number; control: Element } | undefined;
  return (event) => {
    const control = (event.target as Element).closest("a, button");
    if (!control || event.detail === 0) return;
    const at = event.timeStamp;
    const isSlip =
      last !== undefined &&
      event.detail > 1 &&
      at - last.at < DOUBLE_TAP_MS &&
      (control !== last.control || !mayRepeat(control));
    if (isSlip) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else last = { at, control };
  };
}

/** A double tap selects text, and an icon without a state may be tapped fast. */
function mayRepeat(control: Element): boolean {
  return control.matches("input, textarea, select") || control.matches(RAPID);
}

/** ↑ and ↓ cycle from the button of an open header menu through its entries. A text box keeps its arrows. */
function stepThroughMenu(event: KeyboardEvent): void {
  const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const menu = document.querySelector("header button[aria-expanded=true]")?.parentElement;
  if (!direction || !menu) return;
  const places = [...menu.querySelectorAll<HTMLElement>("button, a")];
  const at = places.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  places[(at + direction + places.length) % places.length]?.focus();
}
