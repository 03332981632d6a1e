import type { Cluster } from "./cluster.ts";
import type { Node } from "./node.ts";

/** What happens to the database. All but `standby` make another machine the leader. */
export const STRIKES = {
  kill: "kill -9 of the leader's Patroni and PostgreSQL",
  machine: "kill -9 of these and of the machine's etcd",
  switchover: "planned switchover",
  standby: "kill -9 of the synchronous standby",
} as const;
export type Strike = keyof typeof STRIKES;

/** At random, but each as often as the others; as many fail-overs as are wished, and the strikes between them. */
export function* strikesFor(failovers: number, random: () => number = Math.random): Generator<Strike> {
  for (let left = failovers; left > 0; ) {
    const round = Object.keys(STRIKES) as Strike[];
    while (round.length > 0 && left > 0) {
      const [strike] = round.splice(Math.floor(random() * round.length), 1) as [Strike];
      if (strike !== "standby") left--;
      yield strike;
    }
  }
}

/** Strikes, and answers who has to be started again. */
export async function strike(kind: Strike, cluster: Cluster): Promise<Node | undefined> {
  const { leading, following } = await cluster.whole();
  if (kind === "switchover") {
    await leading.handOver(following);
    return undefined;
  }
  const struck = kind === "standby" ? following : leading;
  if (kind === "machine") struck.killWithEtcd();
  else struck.kill();
  return struck;
}
