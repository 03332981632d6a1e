import type { ItemFile } from "./item-file.ts";

/** Lists of which each entry has a line of its own. */
const BY_LINE: readonly string[] = ["sizes", "pictures", "methods"];

/** The text of an item's file in the form that `catalogue/items/` has: a line for each field, size, picture and method. */
export function writeItem(item: Readonly<Partial<ItemFile>>): string {
  const fields = Object.entries(item)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${BY_LINE.includes(name) ? lines(value) : inLine(value)}`);
  return `{\n${fields.join(",\n")}\n}\n`;
}

function lines(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return inLine(value);
  return `[\n${value.map((entry) => `    ${inLine(entry)}`).join(",\n")}\n  ]`;
}

/** Any JSON value in one line, with a blank after each comma and colon. */
export function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  if (entries.length === 0) return "{}";
  return `{ ${entries.map(([name, one]) => `${JSON.stringify(name)}: ${inLine(one)}`).join(", ")} }`;
}
