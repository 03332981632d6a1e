/** x' = a·x + c·y + e and y' = b·x + d·y + f, as in PDF and in Canvas 2D. */
export type PdfMatrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** First `inner`, then `outer`. */
export function multiply([a, b, c, d, e, f]: PdfMatrix, inner: PdfMatrix): PdfMatrix {
  const [ia, ib, ic, id, ie, inf] = inner;
  return [
    a * ia + c * ib,
    b * ia + d * ib,
    a * ic + c * id,
    b * ic + d * id,
    a * ie + c * inf + e,
    b * ie + d * inf + f,
  ];
}

/** The factor on line widths; the scene never stretches one direction alone. */
export function scaleOf([a, b, c, d]: PdfMatrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
