export type SizeFault = "none-chosen" | "no-such-size";

/** With more than one size, at least one must be chosen; a single size is what it is (rule my-items-sizes). */
export function findSizeFault(chosen: readonly number[], offered: readonly number[]): SizeFault | undefined {
  if (chosen.some((id) => !offered.includes(id))) return "no-such-size";
  return chosen.length === 0 && offered.length > 1 ? "none-chosen" : undefined;
}

/** The sizes that an item comes in, in the order offered. Nothing chosen yet, or nothing left of it, means all of them. */
export function sizesOf<Size extends { readonly id: number }>(
  offered: readonly Size[],
  chosen: readonly number[] | null,
): readonly Size[] {
  const sizes = offered.filter(({ id }) => chosen?.includes(id));
  return sizes.length > 0 ? sizes : offered;
}
