import { MAX_ITEM_NAME } from "./my-item-text.ts";

/** Room for the counter in full-width brackets. */
const COUNTER_ROOM = 8;

/**
 * A new item's name until its owner changes it: that of the goods, then `（2）`, `（3）` … as copies are counted (rule my-items-new-name): one
 * above the highest counter among the `existing` names. Never longer than a name may be.
 */
export function countedName(name: string, existing: Iterable<string>): string {
  const start = [...name].slice(0, MAX_ITEM_NAME - COUNTER_ROOM).join("");
  let highest = 0;
  for (const other of existing) highest = Math.max(highest, counterOf(other, start));
  return highest === 0 ? start : `${start}（${highest + 1}）`;
}

/** The first has no number and counts as 1; 0 for names not counted with this one. */
function counterOf(name: string, start: string): number {
  if (name === start) return 1;
  const digits = name.startsWith(start) ? /^（([1-9]\d{0,4})）$/.exec(name.slice(start.length))?.[1] : undefined;
  return Number(digits ?? 0);
}
