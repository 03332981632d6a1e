import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import { commitTogether } from "./commit-together.ts";
import type { Jobs } from "./jobs.ts";

export interface Queue extends Pick<Jobs, "enqueue"> {
  close(): Promise<void>;
}

/** For a process that enqueues work for the shop's processes and does none itself. It connects on first use. */
export function openQueue(databaseUrl: string): Queue {
  let opening: Promise<PgBoss> | undefined;
  return {
    async enqueue(tx, kind, data, { startAfterSeconds } = {}) {
      opening ??= open(databaseUrl);
      const boss = await opening;
      // The database of a shop never started. The first start sets its retries.
      await boss.createQueue(kind.name);
      const later = startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds };
      await commitTogether(tx);
      await boss.send(kind.name, data, { db: fromDrizzle(tx, sql), ...later });
    },
    async close() {
      await (await opening)?.stop({ graceful: false });
    },
  };
}

async function open(connectionString: string): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false });
  // Each call reports its own errors.
  boss.on("error", () => undefined);
  return boss.start();
}
