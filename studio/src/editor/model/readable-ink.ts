/** Default colours for new layers, visible on the goods. */
export function readableInk(goodsHex: string): { readonly text: string; readonly accent: string } {
  return isDark(goodsHex) ? { text: "#ffffff", accent: "#f4d14f" } : { text: "#1c1c1e", accent: "#c0272d" };
}

export function isDark(goodsHex: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(goodsHex.slice(at, at + 2), 16));
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255 < 0.55;
}
