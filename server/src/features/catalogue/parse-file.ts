import * as z from "zod/mini";
import { type CatalogueProblem, shapeProblem, syntaxProblem } from "./catalogue-problems.ts";

export interface FileText {
  /** Below `catalogue/`. */
  readonly path: string;
  readonly text: string;
}

/** The file's content, or undefined after adding what is wrong to the problems. */
export function parseFile<Value>(
  file: FileText,
  schema: z.ZodMiniType<Value>,
  problems: CatalogueProblem[],
): Value | undefined {
  const json = parseJson(file, problems);
  if (json === undefined) return undefined;
  const parsed = z.safeParse(schema, json);
  if (parsed.success) return parsed.data;
  problems.push(...parsed.error.issues.map((issue) => shapeProblem(file, json, issue)));
  return undefined;
}

function parseJson({ path, text }: FileText, problems: CatalogueProblem[]): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    problems.push(syntaxProblem(path, text, error));
    return undefined;
  }
}
