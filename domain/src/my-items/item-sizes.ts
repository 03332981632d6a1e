export type SizeFault = "none-chosen" | "no-such-size";

/** With more than one size, at least one must be chosen; a single size is fixed (rule my-items-sizes). */
export function findSizeFault(chosen: readonly number[], offered: readonly number[]): SizeFault | undefined {
  if (chosen.some((id) => !offered.includes(id))) return "no-such-size";
  return chosen.length === 0 && offered.length > 1 ? "none-chosen" : undefined;
}

/** An item's sizes, in the order offered. None chosen, or none left of them, means all. */
export function sizesOf<Size extends { readonly id: number }>(
  offered: readonly Size[],
  chosen: readonly number[] | null,
): readonly Size[] {
  const sizes = offered.filter(({ id }) => chosen?.includes(id));
  return sizes.length > 0 ? sizes : offered;
}
