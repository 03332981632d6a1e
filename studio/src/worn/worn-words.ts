import { figureMeasures } from "./figure-measures.ts";
import type { GarmentSize } from "./garment-measures.ts";
import type { WornPrint } from "./worn-goods.ts";

/** What the picture shows, in figures: where the hem is, and how much of the width the largest print takes. */
export function wornWords(size: GarmentSize, heightCm: number, prints: readonly Pick<WornPrint, "rectOn">[]): string {
  const figure = figureMeasures(heightCm);
  const below = Math.round((size.length - (figure.neck - figure.hip)) / 10);
  const hem = below === 0 ? "すそは、ほぼ腰の高さ" : `すそは、腰の${Math.abs(below)} cm${below > 0 ? "下" : "上"}`;
  const width = Math.max(0, ...prints.map((print) => print.rectOn(size.width * 1000).w / 1000));
  const share =
    width === 0 ? "" : `　印刷範囲の幅は${round(width / 10)} cm（身幅の${Math.round((width / size.width) * 100)}%）`;
  return `${hem}${share}　標準的な体格で描いた目安です。`;
}

/** What the garment without a body shows: unlike the figure it does not grow with the size. */
export function ghostWords(hasPrints: boolean): string {
  const shown = "体を省いた合成の画像で、どのサイズも同じ大きさに写";
  return hasPrints ? `${shown}るため、大きいサイズほどプリントは小さく見えます。` : `${shown}ります。`;
}

function round(cm: number): number {
  return Math.round(cm * 10) / 10;
}
