import type { Size } from "./item.ts";

/** The size group designs are drawn in: that of the last, largest size. */
export function referenceGroup(item: { readonly sizes: readonly Pick<Size, "group">[] }): string {
  const last = item.sizes.at(-1);
  if (last === undefined) throw new RangeError("an item has at least one size");
  return last.group;
}

/** The size shown in pictures: M of the group, or its middle one. By default the reference group's. */
export function referenceSize<Sized extends Pick<Size, "name" | "group">>(
  item: { readonly sizes: readonly Sized[] },
  group: string = referenceGroup(item),
): Sized {
  const sizes = item.sizes.filter((size) => size.group === group);
  const middle = sizes.find((size) => size.name === "M") ?? sizes[Math.floor((sizes.length - 1) / 2)];
  if (middle === undefined) throw new RangeError("an item has at least one size");
  return middle;
}
