import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

const mark = "surimono app";
const PAUSE_MS = 500;

/**
 * One idle connection per app process says "I use this database". It ends with the process however that dies, so their number is
 * always true. When it breaks, the server has stopped or restarted: `bringBack` restarts it, and the connection is opened again; if
 * that throws, `giveUp` gets the reason.
 */
export async function announcePresence(
  url: string,
  { bringBack, giveUp }: { bringBack: () => Promise<void>; giveUp: (reason: unknown) => void },
) {
  let leaving = false;
  let current = await connect(url);
  const watch = () => current.client.once("end", () => void comeBack());
  async function comeBack() {
    await sleep(PAUSE_MS, undefined, { ref: false });
    if (leaving) return;
    try {
      await bringBack();
      current = await connect(url);
      if (leaving) await current.client.end();
      else watch();
    } catch (error) {
      if (!leaving) giveUp(error);
    }
  }
  watch();
  return {
    /** Whether another app process still uses the server. */
    async isShared(): Promise<boolean> {
      leaving = true;
      current.socket.ref();
      const others = "SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()";
      const { rows } = await current.client.query(others, [mark]);
      return rows.length > 0;
    },
    end: () => {
      leaving = true;
      return current.client.end();
    },
  };
}

async function connect(url: string) {
  const socket = new Socket();
  const client = new Client({ connectionString: url, application_name: mark, keepAlive: true, stream: () => socket });
  client.on("error", () => undefined);
  await client.connect();
  // A script that forgets to stop the database can still end.
  socket.unref();
  return { socket, client };
}
