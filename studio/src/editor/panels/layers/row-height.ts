/** Height of a row of the layer list, its `h-11`, in pixels, also where the browser's font size is larger. */
export const ROW_HEIGHT = typeof document === "undefined" ? 44 : 2.75 * rem();

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
