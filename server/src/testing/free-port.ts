import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections and to whoever asks for any port. */
const [FIRST, LANES, PER_LANE] = [12_000, 8, 1_000];
let taken = process.pid;

/**
 * A port that stays free until it is listened on. One that the system picks would not: it is given back before the shop takes it, and may be
 * handed to the next connection that anybody opens. Test processes that run at the same time look in lanes of their own.
 */
export async function freePort(): Promise<number> {
  const lane = Number(process.env["VITEST_POOL_ID"] ?? process.env["TEST_PARALLEL_INDEX"] ?? 0) % LANES;
  for (let tried = 0; tried < PER_LANE; tried++) {
    const port = FIRST + lane * PER_LANE + (taken++ % PER_LANE);
    if (await isFree(port)) return port;
  }
  throw new Error("no free port");
}

export async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port);
  const free = await once(probe, "listening").then(
    () => true,
    () => false,
  );
  if (free) await new Promise((resolve) => probe.close(resolve));
  return free;
}
