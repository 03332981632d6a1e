import { ok } from "@surimono/domain/kernel";
import type { Database, Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { chooseBatch, chooseUnits, type WantedUnits } from "./choose-units.ts";
import { packPackageJob } from "./pack-package.ts";
import { insertPackage } from "./press.store.ts";

interface Named {
  readonly packageId: string;
  /** Null for a command, or for the shop itself. */
  readonly operatorId: string | null;
}

type Wanted = Named & WantedUnits;
/** Of a batch these pieces, as far as they lie in it still. */
type WantedAmong = Named & { readonly batch: string; readonly among: readonly number[] };

type Press = Pick<Shop, "env"> & { readonly jobs: Pick<Shop["jobs"], "enqueue"> };

/** Names the pieces of a package; the files are looked at by a job. `database` writes down who had them made. */
export async function makePackage(press: Press, database: Database, wanted: Wanted, now: Date) {
  return database.inTransaction((tx) => beginPackage(press, tx, wanted, now));
}

export async function beginPackage(
  { jobs, env }: Press,
  tx: Transaction,
  { packageId, operatorId, ...wanted }: Wanted | WantedAmong,
  now: Date,
) {
  const chosen = "among" in wanted ? await chooseBatch(tx, wanted.batch, wanted.among) : await chooseUnits(tx, wanted);
  if (!chosen.ok) return chosen;
  const { source, sourceName, units } = chosen.value;
  const isForFolder = source === "batch" && env.press.hotFolder !== undefined;
  await insertPackage(tx, { id: packageId, source, sourceName, units, operatorId, madeAt: now, isForFolder });
  await jobs.enqueue(tx, packPackageJob, { packageId });
  return ok({ package_id: packageId });
}
