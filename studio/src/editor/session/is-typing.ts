const FIELDS = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]";

export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Text is being typed into a field right now. */
export function isTyping(): boolean {
  return isField(document.activeElement);
}
