import { readFileSync } from "node:fs";
import type { StorageTerms } from "@surimono/domain/warehouse";
import { operatorFile } from "./issuer.ts";

/** Of an operator's file from before there was a warehouse. */
const NOTHING_SAID: StorageTerms = { feePerPieceDay: 0, returnAfterDays: null };

/** On which terms goods are stored where they are, from the operator's file (rule warehouse-terms). */
export function readStorageTerms(
  variables: Readonly<Record<string, string | undefined>>,
  problems: string[],
): StorageTerms {
  if (!["", "on", "off"].includes(variables["STORAGE_FEATURE"] ?? ""))
    problems.push("STORAGE_FEATURE is either on or off");
  const path = operatorFile(variables);
  const said = readStorage(path);
  if (said === undefined) return NOTHING_SAID;
  const { feePerPieceDay, returnAfterDays } = said;
  if (!isCount(feePerPieceDay, 10_000))
    problems.push(`OPERATOR_FILE ${path}: storage.feePerPieceDay must be whole yen with tax, 0 for none`);
  if (returnAfterDays !== null && !isCount(returnAfterDays, 3_650))
    problems.push(`OPERATOR_FILE ${path}: storage.returnAfterDays must be a number of days, or null for never`);
  return { feePerPieceDay: Number(feePerPieceDay), returnAfterDays: returnAfterDays as number | null };
}

function isCount(value: unknown, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
}

/** A file that cannot be read is told of by `readIssuer`. */
function readStorage(path: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const { storage } = JSON.parse(readFileSync(path, "utf8")) as { storage?: Readonly<Record<string, unknown>> };
    return storage;
  } catch {
    return undefined;
  }
}
