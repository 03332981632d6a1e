import type { WirePressPackage } from "@surimono/contract/floor";
import type { ListedPackage } from "./press.store.ts";

/** As people, files and folders call a package. */
export const packageCode = (number: number): string => `P${String(number).padStart(6, "0")}`;

/** Undefined for what is no such code. */
export function readPackageCode(text: string): number | undefined {
  const digits = /^P(\d{6,12})$/.exec(text.normalize("NFKC").trim().toUpperCase())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString());

export function presentPackage(row: ListedPackage): WirePressPackage {
  const { id, number, source, source_name, pieces, state, files, missing, bytes, sha256 } = row;
  return {
    ...{ package_id: id, code: packageCode(Number(number)), source, source_name, units: pieces, state },
    ...{ files, missing, bytes: Number(bytes), sha256, made_at: new Date(row.made_at).toISOString() },
    made_by: row.made_by ?? "",
    batch_changed: row.batch_changed,
    laid_at: iso(row.laid_at),
    done_at: iso(row.done_at),
  };
}
