import { Socket } from "node:net";
import { Client } from "pg";

const mark = "surimono app";

/**
 * One idle connection for each app process says "I use this database". It ends with the process however that dies, so the
 * number of them is always true.
 */
export async function announcePresence(url: string) {
  const socket = new Socket();
  const client = new Client({ connectionString: url, application_name: mark, keepAlive: true, stream: () => socket });
  client.on("error", () => undefined);
  await client.connect();
  // A script that forgets to stop the database can still end.
  socket.unref();
  return {
    /** Whether another app process still uses the server. */
    async isShared(): Promise<boolean> {
      socket.ref();
      const others = "SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()";
      const { rows } = await client.query(others, [mark]);
      return rows.length > 0;
    },
    end: () => client.end(),
  };
}
