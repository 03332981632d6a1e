import type { PlainLayer } from "@surimono/domain/designs";

/** By everything drawn and not by the id, which a forged document may use twice. The box of a text is the thing measured, so it is left out. */
export function factsKey({ id: _id, name: _name, ...layer }: PlainLayer): string {
  return JSON.stringify(layer.kind === "text" ? { ...layer, width: 0, height: 0 } : layer);
}
