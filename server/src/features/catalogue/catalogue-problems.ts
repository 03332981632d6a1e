import type * as z from "zod/mini";
import { type JsonPath, lineAt } from "./json-line.ts";

/** One line for the operator: file, line and field, and what is wrong there. */
export function problemLine(file: { readonly path: string; readonly text: string }, at: JsonPath, problem: string) {
  const field = at.length === 0 ? "" : ` ${at.join(".")}`;
  return `${file.path}:${lineAt(file.text, at)}${field}: ${problem}`;
}

/** Where a text stops being JSON, in the parser's words, which name the line. */
export function syntaxLine(path: string, text: string, error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const [, line] = /line (\d+)/.exec(said) ?? [];
  // A text that ends too early breaks off in its last line, for which the parser gives no number.
  return `${path}:${line ?? text.trimEnd().split("\n").length}: is no JSON (${said})`;
}

type Issue = z.core.$ZodIssue;

export function shapeLine(file: { readonly path: string; readonly text: string }, data: unknown, issue: Issue): string {
  const path = issue.path.filter((key) => typeof key !== "symbol");
  if (issue.code === "unrecognized_keys")
    return problemLine(
      file,
      [...path, issue.keys[0] ?? ""],
      `is unknown${issue.keys.length > 1 ? ` (and ${issue.keys.slice(1).join(", ")})` : ""}`,
    );
  return problemLine(file, path, valueAt(data, path) === undefined ? "is missing" : shapeProblem(issue));
}

function shapeProblem(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `is no ${issue.expected}`;
    case "invalid_value":
      return `is none of ${issue.values.map(String).join(", ")}`;
    case "invalid_union":
      return "is none of the values allowed here";
    case "invalid_key":
      return "is no name that is known here";
    case "too_small":
      return issue.origin === "string" ? "is empty" : `is below ${issue.minimum}`;
    case "too_big":
      return `is above ${issue.maximum}`;
    case "invalid_format":
      return `has not the form ${"pattern" in issue ? issue.pattern : issue.format}`;
    default:
      return issue.message;
  }
}

function valueAt(data: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], data);
}

const NAMING = ["id", "methodId", "areaKindId", "divisionId", "code", "name"] as const;

/**
 * Where the field of a `CatalogueIssue` is in its file: an entry is named by its id or name, and of two with the same id the later is
 * meant. Stops where nothing more is found.
 */
export function pathOfField(data: unknown, field: string): JsonPath {
  const path: (string | number)[] = [];
  let value = data;
  for (const word of field.split(".")) {
    const key = Array.isArray(value) ? entryNamed(value, word) : word;
    const child = key === undefined ? undefined : (value as Record<string | number, unknown> | null)?.[key];
    if (key === undefined || child === undefined) break;
    path.push(key);
    value = child;
  }
  return path;
}

function entryNamed(entries: readonly unknown[], word: string): number | undefined {
  for (const name of NAMING) {
    const index = entries.findLastIndex((entry) => String((entry as Record<string, unknown> | null)?.[name]) === word);
    if (index >= 0) return index;
  }
  const place = Number(word);
  return Number.isInteger(place) && place < entries.length ? place : undefined;
}
