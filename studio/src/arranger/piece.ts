import { FULL_TURN, type PlainLayer } from "@surimono/domain/designs";
import type { Um } from "@surimono/domain/kernel";

/** A part of a layout, of a size in units of its own, that can be laid anywhere. */
export interface Piece {
  readonly width: number;
  readonly height: number;
  layAt(place: Placing): readonly PlainLayer[];
}

/** The middle of the piece in the area, and how large a unit is there. */
export interface Placing {
  readonly x: Um;
  readonly y: Um;
  readonly unit: Um;
}

export function scaled(piece: Piece, factor: number): Piece {
  return {
    width: piece.width * factor,
    height: piece.height * factor,
    layAt: ({ x, y, unit }) => piece.layAt({ x, y, unit: unit * factor }),
  };
}

export function asWideAs(piece: Piece, width: number): Piece {
  return scaled(piece, width / piece.width);
}

export function asHighAs(piece: Piece, height: number): Piece {
  return scaled(piece, height / piece.height);
}

/** As large as fits into the sides. */
export function within(piece: Piece, width: number, height: number): Piece {
  return scaled(piece, Math.min(width / piece.width, height / piece.height));
}

/** From top to bottom, each in the middle; a gap below 0 lets them overlap. */
export function column(pieces: readonly Piece[], ...gaps: readonly number[]): Piece {
  return strip(pieces, gaps, "height", "width");
}

/** From left to right. */
export function row(pieces: readonly Piece[], ...gaps: readonly number[]): Piece {
  return strip(pieces, gaps, "width", "height");
}

type Side = "width" | "height";

/** The last gap stands for all that follow. */
function strip(pieces: readonly Piece[], gaps: readonly number[], along: Side, across: Side): Piece {
  const gapAfter = (index: number) => gaps[Math.min(index, gaps.length - 1)] ?? 0;
  let length = 0;
  const middles = pieces.map((piece, index) => {
    const middle = length + piece[along] / 2;
    length += piece[along] + (index < pieces.length - 1 ? gapAfter(index) : 0);
    return middle;
  });
  const breadth = Math.max(...pieces.map((piece) => piece[across]));
  const size = along === "width" ? { width: length, height: breadth } : { width: breadth, height: length };
  return {
    ...size,
    layAt: ({ x, y, unit }) =>
      pieces.flatMap((piece, index) => {
        const way = ((middles[index] ?? 0) - length / 2) * unit;
        return piece.layAt(along === "width" ? { x: x + way, y, unit } : { x, y: y + way, unit });
      }),
  };
}

export interface Laid {
  readonly piece: Piece;
  /** From the middle of the first. */
  readonly x?: number;
  readonly y?: number;
}

/** Over each other, the first at the bottom, whose size is that of all. */
export function over(back: Piece, ...others: readonly Laid[]): Piece {
  return {
    width: back.width,
    height: back.height,
    layAt: (place) => [
      ...back.layAt(place),
      ...others.flatMap(({ piece, x = 0, y = 0 }) =>
        piece.layAt({ x: place.x + x * place.unit, y: place.y + y * place.unit, unit: place.unit }),
      ),
    ],
  };
}

/** About its middle, clockwise by whole degrees. */
export function turned(piece: Piece, degrees: number): Piece {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [c, s] = [Math.abs(cos), Math.abs(sin)];
  return {
    width: piece.width * c + piece.height * s,
    height: piece.width * s + piece.height * c,
    layAt: ({ x, y, unit }) =>
      piece.layAt({ x: 0, y: 0, unit }).map((layer) => ({
        ...layer,
        x: Math.round(x + layer.x * cos - layer.y * sin),
        y: Math.round(y + layer.x * sin + layer.y * cos),
        rotation: (layer.rotation + degrees * 1000 + FULL_TURN) % FULL_TURN,
      })),
  };
}
