import type { ShapeLayer } from "@surimono/domain/designs";
import type { Um } from "@surimono/domain/kernel";
import { SHAPE_NAMES } from "../scene/index.ts";
import type { Piece } from "./piece.ts";
import { plainLayer } from "./plain-layer.ts";

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
        name: SHAPE_NAMES[shape],
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
          name: SHAPE_NAMES.ellipse,
          shape: "ellipse",
          fill: inside,
          stroke: { color, width },
        },
      ];
    },
  };
}
