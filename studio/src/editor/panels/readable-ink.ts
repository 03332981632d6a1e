/** First colours for what is added, chosen so that it can be seen on the goods. */
export function readableInk(goodsHex: string): { readonly text: string; readonly accent: string } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(goodsHex.slice(at, at + 2), 16));
  const lightness = (0.299 * r + 0.587 * g + 0.114 * b) / 255;
  return lightness > 0.55 ? { text: "#1c1c1e", accent: "#c0272d" } : { text: "#ffffff", accent: "#f4d14f" };
}
