import type { Queries } from "../../../platform/database/index.ts";
import { packageCode, presentPackage, readPackageCode } from "./present-package.ts";
import { findNumberedPackage, findPackage, listPackages } from "./press.store.ts";

/** By what people call it. */
export async function findPackageByCode(queries: Queries, code: string) {
  const number = readPackageCode(code);
  const made = number === undefined ? undefined : await findNumberedPackage(queries, number);
  return made && { code: packageCode(made.number), made };
}

/** What a package that was just begun will be called. */
export async function codeOfPackage(queries: Queries, id: string): Promise<string> {
  const made = await findPackage(queries, id);
  if (!made) throw new Error(`package ${id} is gone`);
  return packageCode(made.number);
}

const SHOWN = 50;

/** The newest. */
export async function listMadePackages(queries: Queries) {
  return (await listPackages(queries, undefined, SHOWN)).map(presentPackage);
}
