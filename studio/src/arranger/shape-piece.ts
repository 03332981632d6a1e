import type { ShapeLayer } from "@surimono/domain/designs";
import type { Um } from "@surimono/domain/kernel";
import type { Piece } from "./piece.ts";
import { plainLayer } from "./plain-layer.ts";

const NAMES: Readonly<Record<ShapeLayer["shape"], string>> = {
  rectangle: "四角",
  ellipse: "円",
  triangle: "三角",
  star: "星",
  heart: "ハート",
  line: "線",
};

/** No line is thinner than white ink holds on the smallest goods. */
const LEAST_LINE: Um = 700;

export function shapePiece(shape: ShapeLayer["shape"], width: number, height: number, fill: string): Piece {
  return {
    width,
    height,
    layAt: (place) => [
      {
        ...plainLayer(place, Math.max(LEAST_LINE, width * place.unit), Math.max(LEAST_LINE, height * place.unit)),
        kind: "shape",
        name: NAMES[shape],
        shape,
        fill,
      },
    ],
  };
}

/** A ring as wide as its outer edge, drawn as a disc of `inside` with an edge. */
export function ringShape(side: number, edge: number, color: string, inside: string): Piece {
  return {
    width: side,
    height: side,
    layAt: (place) => {
      const width = Math.max(LEAST_LINE, Math.round(edge * place.unit));
      const own = side * place.unit - width;
      return [
        {
          ...plainLayer(place, own, own),
          kind: "shape",
          name: NAMES.ellipse,
          shape: "ellipse",
          fill: inside,
          stroke: { color, width },
        },
      ];
    },
  };
}
