import { setTimeout as sleep } from "node:timers/promises";
import { judgeCopies } from "../../../server/src/platform/citus/judge-copies.ts";
import { type Cluster, urlOf } from "./cluster.ts";

const TRIES = 3;
const PAUSE_MS = 2_000;

/**
 * Which tables that lie on every node differ between the nodes: Citus itself never looks. Nodes are asked one by one, so something that is
 * written meanwhile looks like a difference, and is none when asked again.
 */
export async function unlikeCopies({ coordinator, workers }: Cluster, database: string): Promise<string[]> {
  const nodes = [coordinator, ...workers].map(({ port }) => urlOf(port, database));
  for (let left = TRIES; ; await sleep(PAUSE_MS))
    try {
      await judgeCopies(nodes);
      return [];
    } catch (error) {
      if (--left === 0) return [String(error)];
    }
}
