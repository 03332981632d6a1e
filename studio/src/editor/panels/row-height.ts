/** Of a row of the layer list, its `h-11`, in the pixels that it has where the browser's letters are larger than usual. */
export const ROW_HEIGHT = typeof document === "undefined" ? 44 : 2.75 * rem();

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
