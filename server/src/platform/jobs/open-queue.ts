import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Jobs } from "./jobs.ts";

export interface Queue extends Pick<Jobs, "enqueue"> {
  close(): Promise<void>;
}

/** For a process that hands work to the shop's own processes and does none. It connects with the first piece. */
export function openQueue(databaseUrl: string): Queue {
  let opening: Promise<PgBoss> | undefined;
  return {
    async enqueue(tx, kind, data, { startAfterSeconds } = {}) {
      opening ??= open(databaseUrl);
      const boss = await opening;
      // In a database in which no shop has started yet. The first that does says how often it is tried.
      await boss.createQueue(kind.name);
      const later = startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds };
      await boss.send(kind.name, data, { db: fromDrizzle(tx, sql), ...later });
    },
    async close() {
      await (await opening)?.stop({ graceful: false });
    },
  };
}

async function open(connectionString: string): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false });
  // What goes wrong with a piece is told by its own call.
  boss.on("error", () => undefined);
  return boss.start();
}
