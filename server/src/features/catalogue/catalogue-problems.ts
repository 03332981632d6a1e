import { type JsonPath, lineAt } from "@surimono/domain/catalogue";
import type * as z from "zod/mini";

/** What keeps a catalogue from being sold. */
export interface CatalogueProblem {
  /** The file, below `catalogue/`. */
  readonly path: string;
  /** Undefined where no line of it is meant. */
  readonly line: number | undefined;
  /** Keys and indexes on the way to the value, with dots; empty for the whole file. */
  readonly field: string;
  readonly problem: string;
  /** The same place as the checks name it, by ids. */
  readonly named?: string;
  /** Files of the items that it concerns, where the problem is in one that they share. */
  readonly users?: readonly string[];
}

/** One line for the operator. */
export function tellProblem({ path, line, field, problem, named, users = [] }: CatalogueProblem): string {
  const place = [line === undefined ? path : `${path}:${line}`, ...(field === "" ? [] : [field])].join(" ");
  const [first, ...more] = users;
  const concerned = first === undefined ? "" : `, for ${first}${more.length > 0 ? ` and ${more.length} more` : ""}`;
  return `${place}: ${problem}${named === undefined ? "" : ` (${named})`}${concerned}`;
}

interface TextAt {
  readonly path: string;
  readonly text: string;
}

export function problemAt({ path, text }: TextAt, at: JsonPath, problem: string): CatalogueProblem {
  return { path, line: lineAt(text, at), field: at.join("."), problem };
}

/** Where a text stops being JSON, in the parser's words, which name the line. */
export function syntaxProblem(path: string, text: string, error: unknown): CatalogueProblem {
  const said = error instanceof Error ? error.message : String(error);
  const [, line] = /line (\d+)/.exec(said) ?? [];
  // A text that ends too early breaks off in its last line, for which the parser gives no number.
  const last = text.trimEnd().split("\n").length;
  return { path, line: line === undefined ? last : Number(line), field: "", problem: `is no JSON (${said})` };
}

type Issue = z.core.$ZodIssue;

export function shapeProblem(file: TextAt, data: unknown, issue: Issue): CatalogueProblem {
  const path = issue.path.filter((key) => typeof key !== "symbol");
  if (issue.code === "unrecognized_keys")
    return problemAt(
      file,
      [...path, issue.keys[0] ?? ""],
      `is unknown${issue.keys.length > 1 ? ` (and ${issue.keys.slice(1).join(", ")})` : ""}`,
    );
  return problemAt(file, path, valueAt(data, path) === undefined ? "is missing" : wordsOf(issue));
}

function wordsOf(issue: Issue): string {
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
