import type { RectUm, Um } from "@surimono/domain/kernel";
import { type CutGrid, setCells } from "./cut-grid.ts";

/** How large the goods are, for shapes that were grown by `round`: their corners are round then. */
export interface CutLimit {
  readonly rect: RectUm;
  readonly cells: Uint8Array;
}

export function cutLimit(grid: CutGrid, rect: RectUm, round: Um): CutLimit {
  const cells = new Uint8Array(grid.width * grid.height);
  const { x, y, w, h } = rect;
  const box = { x: x - round, y: y - round, w: w + 2 * round, h: h + 2 * round };
  const corner = 2 * round;
  setCells(cells, grid, box, (px, py) => {
    const across = Math.max(box.x + corner - px, px - (box.x + box.w - corner), 0);
    const down = Math.max(box.y + corner - py, py - (box.y + box.h - corner), 0);
    return across * across + down * down <= corner * corner;
  });
  return { rect, cells };
}

/** Nothing is left farther out than the goods are large. True where that took something. */
export function cutAtLimit(cells: Uint8Array, limit: CutLimit): boolean {
  let isCut = false;
  for (let at = 0; at < cells.length; at++) {
    if (!cells[at] || limit.cells[at]) continue;
    cells[at] = 0;
    isCut = true;
  }
  return isCut;
}
