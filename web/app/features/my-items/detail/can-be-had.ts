import type { MyItem } from "@surimono/contract/my-items";

/** The item as it is, or a draft of it without a tag, or without what differs from piece to piece, that are no longer sold. */
export function canBeHad({ withdrawn, gone_extras = [] }: Pick<MyItem, "withdrawn" | "gone_extras">): boolean {
  return !withdrawn || gone_extras.length > 0;
}
