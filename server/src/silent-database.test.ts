import { randomUUID } from "node:crypto";
import { getOrders } from "@surimono/contract/orders";
import pg from "pg";
import { expect, test } from "vitest";
import { waitForLetter } from "./features/members/testing/index.ts";
import { waitUntil } from "./features/orders/testing/index.ts";
import { createTestDatabase } from "./platform/embedded-postgres/test-database.ts";
import { mailJob } from "./platform/mail/index.ts";
import { openTestShop, openWire, type TestShop, type Wire } from "./testing/index.ts";

interface Wired {
  readonly database: Awaited<ReturnType<typeof createTestDatabase>>;
  readonly wire: Wire;
  readonly shop: TestShop;
}

/** Each has a shop and a database of its own: they wait for time-outs, side by side. */
const wired = test.extend<{ at: Wired }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from this pattern.
  at: async ({}, use) => {
    const database = await createTestDatabase();
    const wire = await openWire(database.url);
    const shop = await openTestShop({ databaseUrl: wire.url });
    await use({ database, wire, shop });
    wire.speak();
    await shop.stop();
    await wire.close();
    await database.drop();
  },
});

/** As many as take every connection of the pool, and more that wait for one; the browser would ask again. */
function askMany({ shop }: Wired, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  return Promise.all(
    Array.from({ length: 30 }, async () => {
      const answer = await fetch(shop.baseUrl + getOrders.path, { headers });
      return answer.ok ? "ok" : ((await answer.json()) as { error_code: string }).error_code;
    }),
  );
}

/** The shop serves, and its jobs are done. */
async function expectWell({ shop }: Wired, token: string) {
  await waitUntil("the shop serves", async () => (await shop.callAs(token)(getOrders, {})).ok);
  const to = `letter-${randomUUID()}@example.com`;
  const { database, jobs, mail } = shop.shop;
  await waitUntil("a job is taken", () =>
    jobs.enqueue(database.db, mailJob, { to, subject: "", text: "" }).then(
      () => true,
      () => false,
    ),
  );
  await waitForLetter(mail.folder as string, to);
  expect((await fetch(`${shop.baseUrl}/readyz`)).status).toBe(200);
  expect((await fetch(`${shop.baseUrl}/healthz`)).status).toBe(200);
}

wired.concurrent(
  "connections that fall silent cost the calls on them, which are told so, and the next ones get new connections",
  async ({ at, expect }) => {
    const { wire, shop } = at;
    const { token } = await shop.asMember();
    expect(new Set(await askMany(at, token))).toEqual(new Set(["ok"]));
    wire.silence();
    // Those on a silent connection are told; one that waited until there were new ones is served.
    const answers = await askMany(at, token);
    expect(answers).toContain("server/busy");
    expect(answers.filter((answer) => answer !== "ok" && answer !== "server/busy")).toEqual([]);
    await expectWell(at, token);
  },
);

wired.concurrent(
  "while the database says nothing at all, every call and both doors answer, and all is well when it is back",
  async ({ at, expect }) => {
    const { wire, shop } = at;
    const { token } = await shop.asMember();
    wire.silence();
    wire.silenceNew();
    const answers = askMany(at, token);
    const ready = () => fetch(`${shop.baseUrl}/readyz`).then((answer) => answer.json());
    await expect.poll(ready).toEqual({ status: "ok", database: "unreachable" });
    expect((await fetch(`${shop.baseUrl}/healthz`)).status).toBe(200);
    expect(new Set(await answers)).toEqual(new Set(["server/busy"]));
    wire.speak();
    await expectWell(at, token);
  },
);

wired.concurrent("processes of the database that are stopped are not waited for", async ({ at, expect }) => {
  const { database, shop } = at;
  const { token } = await shop.asMember();
  await askMany(at, token);
  const direct = new pg.Client(database.url);
  await direct.connect();
  const { rows } = await direct.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
  );
  for (const { pid } of rows) process.kill(pid, "SIGSTOP");
  try {
    expect(await askMany(at, token)).toContain("server/busy");
    await expectWell(at, token);
  } finally {
    for (const { pid } of rows) process.kill(pid, "SIGCONT");
    await direct.end();
  }
});

wired.concurrent(
  "after a fail-over the shop goes on with the other database, also when the first one is still there to read from",
  async ({ at, expect }) => {
    const { database, wire, shop } = at;
    const { token } = await shop.asMember();
    const direct = new pg.Client(database.url);
    await direct.connect();
    // The first becomes the other's copy, and its connections stay; the shop's name leads to the other, here the same tables again.
    await direct.query(
      `alter database "${new URL(database.url).pathname.slice(1)}" set default_transaction_read_only = on`,
    );
    wire.cut();
    await askMany(at, token);
    const write = () => shop.shop.database.pool.query("update users set updated_at = updated_at");
    await expect
      .poll(() =>
        write().then(
          () => "written",
          ({ code }) => code,
        ),
      )
      .toBe("25006");
    await direct.query(
      `alter database "${new URL(database.url).pathname.slice(1)}" reset default_transaction_read_only`,
    );
    await direct.end();
    // Connections that were read-only were not kept.
    await expect.poll(() => write().then(() => "written", String)).toBe("written");
    await expectWell(at, token);
  },
);

wired.concurrent("connections that are killed are replaced at once", async ({ at }) => {
  const { wire, shop } = at;
  const { token } = await shop.asMember();
  await askMany(at, token);
  wire.cut();
  await expectWell(at, token);
});
