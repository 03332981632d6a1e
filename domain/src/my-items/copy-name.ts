import { MAX_ITEM_NAME } from "./my-item-text.ts";

const SUFFIX = "_コピー";
const IS_COPY = /^(.+?)(?:_コピー\d*)+$/su;
/** Room for the counter, so that a copy of the longest name is still valid. */
const COUNTER_DIGITS = 6;
const LAST_COUNTER = 10 ** COUNTER_DIGITS - 1;
const MAX_BASE = MAX_ITEM_NAME - [...SUFFIX].length - COUNTER_DIGITS;

/** The base that copies are counted by: the name up to an existing copy suffix, cut where the suffix would no longer fit. */
export function baseOfCopies(name: string): string {
  const base = IS_COPY.exec(name)?.[1] ?? name;
  return [...base].slice(0, MAX_BASE).join("").trimEnd();
}

/**
 * The name of a copy (rule my-items-copy-name): `_コピー`, then `_コピー2`, `_コピー3` …, one above the highest counter among the `existing`
 * names with the same base. Never one of the `existing`, never longer than a name may be.
 */
export function copyName(name: string, existing: Iterable<string>): string {
  const start = baseOfCopies(name) + SUFFIX;
  const taken = new Set<number>();
  for (const other of existing) {
    const counter = counterOf(other, start);
    if (counter !== undefined) taken.add(counter);
  }
  let next = [...taken].reduce((highest, counter) => Math.max(highest, counter), 0) + 1;
  if (next > LAST_COUNTER) for (next = 1; taken.has(next); ) next++;
  return next === 1 ? start : `${start}${next}`;
}

/** The first copy has no number and counts as 1. */
function counterOf(name: string, start: string): number | undefined {
  if (name === start) return 1;
  if (!name.startsWith(start)) return undefined;
  const digits = name.slice(start.length);
  return /^[1-9]\d*$/.test(digits) && digits.length <= COUNTER_DIGITS ? Number(digits) : undefined;
}
