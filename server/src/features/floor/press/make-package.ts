import { ok } from "@surimono/domain/kernel";
import type { Database } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { chooseUnits } from "./choose-units.ts";
import { packPackageJob } from "./pack-package.ts";
import { insertPackage } from "./press.store.ts";

interface Wanted {
  readonly packageId: string;
  readonly order_number?: string | undefined;
  readonly codes?: readonly string[] | undefined;
  /** Null for a command. */
  readonly operatorId: string | null;
}

/** Names the pieces of a package; the files are looked at by a job. `database` writes down who had them made. */
export async function makePackage(
  { jobs }: { readonly jobs: Pick<Shop["jobs"], "enqueue"> },
  database: Database,
  { packageId, operatorId, ...wanted }: Wanted,
  now: Date,
) {
  return database.inTransaction(async (tx) => {
    const chosen = await chooseUnits(tx, wanted);
    if (!chosen.ok) return chosen;
    const { source, sourceName, units } = chosen.value;
    const made = { id: packageId, source, sourceName, units, operatorId, madeAt: now };
    await insertPackage(tx, { ...made, isForFolder: false });
    await jobs.enqueue(tx, packPackageJob, { packageId });
    return ok({ package_id: packageId });
  });
}
