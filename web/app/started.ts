/** Heard on the window when a page has come to life: what was prerendered now listens. */
export const STARTED = "surimono:started";

let started = false;

/** False while the first page of this document is on its way. */
export function hasStarted(): boolean {
  return started;
}

export function markStarted(): void {
  started = true;
  window.dispatchEvent(new Event(STARTED));
}
