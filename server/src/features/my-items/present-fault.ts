import type { MyItemTextFault } from "@surimono/domain/my-items";

const NAMES = { name: "new_name", description: "description", sellingPrice: "regular_price" } as const;

/** Field names as on the wire. */
export function presentFault({ field, fault }: MyItemTextFault) {
  return { field: NAMES[field], fault };
}
