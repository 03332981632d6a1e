import type { Size } from "./item.ts";

/** The size group in which designs are drawn: that of the last, largest size. */
export function referenceGroup(item: { readonly sizes: readonly Pick<Size, "group">[] }): string {
  const last = item.sizes.at(-1);
  if (last === undefined) throw new RangeError("an item has at least one size");
  return last.group;
}

/** The size that pictures show: M of the group, or the middle one of it. The reference group's unless told otherwise. */
export function referenceSize<Sized extends Pick<Size, "name" | "group">>(
  item: { readonly sizes: readonly Sized[] },
  group: string = referenceGroup(item),
): Sized {
  const sizes = item.sizes.filter((size) => size.group === group);
  const middle = sizes.find((size) => size.name === "M") ?? sizes[Math.floor((sizes.length - 1) / 2)];
  if (middle === undefined) throw new RangeError("an item has at least one size");
  return middle;
}
