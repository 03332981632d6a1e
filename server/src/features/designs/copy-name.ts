import { MAX_ITEM_NAME } from "@surimono/domain/my-items";

const MARK = "（コピー）";

/** The copy of a copy is no more than a copy. */
export function copyName(name: string): string {
  const bare = name.endsWith(MARK) ? name.slice(0, -MARK.length) : name;
  return [...bare].slice(0, MAX_ITEM_NAME - MARK.length).join("") + MARK;
}
