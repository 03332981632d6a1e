import type { PlainLayer } from "@surimono/domain/designs";

/**
 * By everything that letters and outlines are drawn with, and not by the id, which a forged document may use twice. Neither by its place, since of
 * what repeats another tile is judged than the one in the document; the box of a text is the thing measured.
 */
export function factsKey({ id: _id, name: _name, x: _x, y: _y, ...layer }: PlainLayer): string {
  return JSON.stringify(layer.kind === "text" ? { ...layer, width: 0, height: 0 } : layer);
}
