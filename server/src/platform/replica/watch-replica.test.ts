import { afterEach, expect, test, vi } from "vitest";
import { WatchedPool } from "../database/index.ts";
import { ReplicaWatch } from "./watch-replica.ts";

const NOWHERE = "postgres://127.0.0.1:1/nowhere";
const log = { info: () => undefined, warn: () => undefined } as never;
afterEach(() => vi.restoreAllMocks());

/** A watch whose primary says these positions one after the other, and whose replica says that one. */
async function lookAt(replayed: string, ...written: readonly string[]) {
  const said = [...written];
  vi.spyOn(WatchedPool.prototype, "query").mockImplementation(async (statement: unknown) => {
    const isPrimary = String(statement).includes("pg_current_wal_flush_lsn");
    return { rows: [isPrimary ? { position: said.shift() } : { position: replayed, standby: true }] } as never;
  });
  const watch = new ReplicaWatch({ primary: NOWHERE, replica: NOWHERE }, log);
  await watch.look();
  const { state } = watch.health();
  await watch.close();
  return state;
}

test("a replica that is ahead of what its primary has written is not read from: the primary was restored", async () => {
  expect(await lookAt("0/5000", "0/4000", "0/4100")).toBe("strayed");
});

test("one that has replayed what came between the two looks at the primary is well", async () => {
  expect(await lookAt("0/4080", "0/4000", "0/4100")).toBe("used");
});
