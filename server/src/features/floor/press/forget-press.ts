import { eq, lt } from "drizzle-orm";
import type { Shop } from "../../../platform/http/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import { keptSince } from "../../../platform/retention/index.ts";
import { pressPackages } from "../press.tables.ts";
import { gangFolder } from "./lay-sheets.ts";

export const forgetPressJob = timedJob("forget-press");

const AT_ONCE = 200;

/** Packages go with their sheets, links and downloads (rule floor-press-kept). Files first: a row without files can be deleted again. */
export async function forgetPress({ database: { db }, files, now }: Pick<Shop, "database" | "files" | "now">) {
  const before = keptSince("press", now());
  for (;;) {
    const old = await db
      .select({ id: pressPackages.id })
      .from(pressPackages)
      .where(lt(pressPackages.madeAt, before))
      .orderBy(pressPackages.madeAt)
      .limit(AT_ONCE);
    for (const { id } of old) {
      await files.removeAll(gangFolder(id));
      await db.delete(pressPackages).where(eq(pressPackages.id, id));
    }
    if (old.length < AT_ONCE) return;
  }
}
