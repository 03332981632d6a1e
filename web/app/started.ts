/** The window's event after hydration: the prerendered page now responds. */
export const STARTED = "surimono:started";

let started = false;

/** False while this document's first page loads. */
export function hasStarted(): boolean {
  return started;
}

export function markStarted(): void {
  started = true;
  window.dispatchEvent(new Event(STARTED));
}
