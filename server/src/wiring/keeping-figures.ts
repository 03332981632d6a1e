import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Queries } from "../platform/database/index.ts";
import type { Metrics } from "../platform/metrics/index.ts";

interface Kept {
  readonly db: Queries;
  readonly dataDir: string;
}

/** Whether what is kept goes on to be: room on this machine's disk, and copies of the database's log. */
export function watchKeeping(metrics: Metrics, { db, dataDir }: Kept): void {
  metrics.watch({ surimono_disk_free: "The part of the disk with DATA_DIR that is free" }, async () => {
    const { bavail, blocks } = await statfs(dataDir);
    return [{ name: "surimono_disk_free", value: bavail / blocks }];
  });
  metrics.watch(
    { surimono_archive_failing: "1 where the database could not copy its log away since the last time that it did" },
    async () => {
      const { rows } = await db.execute<{ failing: boolean }>(
        sql`select last_failed_time > coalesce(last_archived_time, '-infinity') is true as failing from pg_stat_archiver`,
      );
      return [{ name: "surimono_archive_failing", value: rows[0]?.failing ? 1 : 0 }];
    },
  );
}
