import { dayInJapan, formatNumber, formatYen, isDay, slashedDay, timeInJapan } from "@surimono/domain/kernel";
import { DEED_FIELDS, DEED_VALUES, IN_YEN, ITEMS_OF } from "./deed-fields.ts";

interface DeedChange {
  readonly name: string;
  /** Empty where nothing was said of before. */
  readonly before: string;
  readonly after: string;
}

/** What an entry of the record says of before and after, field by field in words; fields that stayed the same are left out. */
export function deedChanges(before: unknown, after: unknown): DeedChange[] {
  const [was, is] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  const hasBefore = was.size > 0;
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [from = "", to = ""] = [was.get(name), is.get(name)];
    if (from === to || (!hasBefore && to === "")) return [];
    return [{ name, before: hasBefore ? from || "なし" : "", after: to || "なし" }];
  });
}

/** `発送日：なし → 2026/11/23 10:05`. */
export function deedChangeText({ name, before, after }: DeedChange): string {
  return `${name}：${before ? `${before} → ` : ""}${after}`;
}

/** By which a press comes once: of no use to anybody who reads. */
const PRESS = "request";

type Leaf = readonly [name: string, value: string];

function leavesOf(state: unknown, path: readonly string[] = [], field = ""): Leaf[] {
  if (path.length === 0 && (state === null || state === undefined)) return [];
  if (Array.isArray(state)) return leavesOfList(state, path, field);
  if (typeof state === "object" && state !== null)
    return Object.entries(state).flatMap(([key, value]) =>
      key === PRESS ? [] : leavesOf(value, [...path, wordOf(key)], key),
    );
  return [[path.filter(Boolean).join("の") || "内容", shownValue(field, state)]];
}

function leavesOfList(list: readonly unknown[], path: readonly string[], field: string): Leaf[] {
  const isPlain = list.every((value) => typeof value !== "object" || value === null);
  if (isPlain) return [[path.join("の") || "内容", list.map((value) => shownValue(field, value)).join("、")]];
  // What the list is called itself gives way to what one of it is called.
  const item = ITEMS_OF[field] ?? path.at(-1) ?? "";
  return list.flatMap((value, index) => leavesOf(value, [...path.slice(0, -1), `${item}${index + 1}`], field));
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A name that is not known is shown as it is: better than nothing, and a test finds it. */
function wordOf(key: string): string {
  return DEED_FIELDS[key] ?? key;
}

function shownValue(field: string, value: unknown): string {
  if (value === null || value === "") return "";
  if (typeof value === "boolean") return value ? "はい" : "いいえ";
  if (typeof value === "number") return numberOf(field, value);
  const text = String(value);
  if (UUID.test(text)) return "あり";
  // A suspension without an end is kept so.
  if (MOMENT.test(text) && text.startsWith("9999-")) return "期限なし";
  if (MOMENT.test(text)) return `${slashedDay(dayInJapan(new Date(text)))} ${timeInJapan(new Date(text))}`;
  if (isDay(text)) return slashedDay(text);
  return DEED_VALUES[field]?.[text] ?? text;
}

function numberOf(field: string, value: number): string {
  if (IN_YEN.has(field)) return formatYen(value);
  // A number that names something is no quantity.
  return wordOf(field).endsWith("番号") ? String(value) : formatNumber(value);
}
