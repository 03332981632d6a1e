import {
  acceptInvitation,
  changeOperatorRoles,
  confirmOperator,
  endOperatorSession,
  endOtherOperatorSessions,
  getOperator,
  getOperatorHistory,
  inviteOperator,
  listOperatorSessions,
  listOperators,
  readInvitation,
  signInOperator,
  withdrawInvitation,
} from "@surimono/contract/operators";
import { HOUR_MS, MINUTE_MS } from "@surimono/domain/kernel";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { waitForLetter } from "../members/testing/index.ts";
import { codeOf } from "./testing/index.ts";

let shop: TestShop;
let time = new Date("2026-11-23T01:00:00Z");
const pass = (ms: number) => {
  time = new Date(time.getTime() + ms);
};

beforeAll(async () => {
  shop = await openTestShop({ now: () => time });
});
afterAll(() => shop.stop());

const guest = () => shop.callConsole();
const PASSWORD = "kawazu tobikomu";

/** What the browser keeps of an answer. */
async function cookieFrom(
  call: Parameters<TestShop["callConsole"]>,
  work: (call: ReturnType<typeof guest>) => Promise<unknown>,
) {
  const seen = vi.spyOn(globalThis, "fetch");
  await work(shop.callConsole(...call));
  const answers = await Promise.all(seen.mock.results.map(({ value: answer }) => answer as Promise<Response>));
  seen.mockRestore();
  return (
    answers
      .map((answer) => answer.headers.get("set-cookie") ?? "")
      .find((line) => line.includes("surimono_operator=")) ?? ""
  );
}

async function invite(email: string) {
  const owner = await shop.asOperator("owner");
  value(await owner.call(inviteOperator, { email, name: "山田 花子", roles: ["orders", "floor"] }));
  const letter = await waitForLetter(`${shop.dataDir}/mail`, email, 1);
  return /token=([\w-]+)/.exec(letter.text)?.[1] ?? "";
}

async function openAccount(email: string) {
  const token = await invite(email);
  const { totp_secret: secret } = value(await guest()(readInvitation, { token }));
  const accepted = value(await guest()(acceptInvitation, { token, password: PASSWORD, code: codeOf(secret, time) }));
  return { email, secret, token, codes: accepted.recovery_codes };
}

async function ticketFor(email: string) {
  return value(await guest()(signInOperator, { email, password: PASSWORD })).ticket;
}

test("who is invited by letter sets password and second factor, and signs in with both", async () => {
  const { email, secret, token } = await openAccount("hanako@shop.example");
  const ticket = await ticketFor(email);
  expect(await guest()(confirmOperator, { ticket, code: "000000" })).toMatchObject({
    failure: { code: "operators/code-wrong" },
  });
  pass(MINUTE_MS);
  const line = await cookieFrom([], async (call) =>
    value(await call(confirmOperator, { ticket, code: codeOf(secret, time) })),
  );
  expect(line).toMatch(/; Path=\/api\/operator; Max-Age=43200; HttpOnly; SameSite=Strict$/);
  const { operator } = value(await shop.callConsole(line.split(";")[0])(getOperator, {}));
  expect(operator).toMatchObject({ email, name: "山田 花子", roles: ["orders", "floor"] });
  expect(operator.rights).toContain("orders.move");
  expect(operator.rights).not.toContain("operators.manage");
  // The link is spent.
  expect(await guest()(readInvitation, { token })).toMatchObject({
    failure: { code: "operators/invitation-not-valid" },
  });
});

test("no code of the application opens twice, and no recovery code either", async () => {
  const { email, secret, codes } = await openAccount("twice@shop.example");
  // The code that set the second factor has been used.
  expect(await guest()(confirmOperator, { ticket: await ticketFor(email), code: codeOf(secret, time) })).toMatchObject({
    failure: { code: "operators/code-wrong" },
  });
  pass(MINUTE_MS);
  const code = codeOf(secret, time);
  const ticket = await ticketFor(email);
  const tries = await Promise.all([0, 1, 2].map(() => guest()(confirmOperator, { ticket, code })));
  expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
  const [first = ""] = codes;
  expect(codes).toHaveLength(10);
  const typed = first.toLowerCase().replaceAll("-", " ");
  const recovered = await Promise.all([0, 1].map(() => guest()(confirmOperator, { ticket, code: typed })));
  expect(recovered.filter(({ ok }) => ok)).toHaveLength(1);
  const owner = await shop.asOperator("owner");
  const { operators } = value(await owner.call(listOperators, {}));
  expect(operators.find((one) => one.email === email)).toMatchObject({
    recovery_codes_left: 9,
    last_used_at: time.toISOString(),
  });
});

test("a ticket ends after ten minutes, and says nothing to whoever makes one up", async () => {
  const { email, secret } = await openAccount("ticket@shop.example");
  const ticket = await ticketFor(email);
  pass(10 * MINUTE_MS);
  const ended = { failure: { code: "operators/ticket-expired" } };
  expect(await guest()(confirmOperator, { ticket, code: codeOf(secret, time) })).toMatchObject(ended);
  const [id, until = "", mac] = ticket.split(".");
  const longer = [id, String(Number(until) + HOUR_MS), mac].join(".");
  expect(await guest()(confirmOperator, { ticket: longer, code: codeOf(secret, time) })).toMatchObject(ended);
});

test("guessing is stopped, of the password and of the code", async () => {
  const { email, secret } = await openAccount("guessed@shop.example");
  const wrong = () => guest()(signInOperator, { email, password: "no such password" });
  for (let guess = 0; guess < 10; guess++)
    expect(await wrong()).toMatchObject({ failure: { code: "operators/sign-in-failed" } });
  expect(await wrong()).toMatchObject({ failure: { code: "operators/paused" } });

  const other = await openAccount("codes@shop.example");
  pass(MINUTE_MS);
  const ticket = await ticketFor(other.email);
  for (let guess = 0; guess < 10; guess++) await guest()(confirmOperator, { ticket, code: "000000" });
  const code = codeOf(other.secret, time);
  expect(await guest()(confirmOperator, { ticket, code })).toMatchObject({ failure: { code: "operators/paused" } });
  expect(secret).not.toBe(other.secret);
});

test("a session ends two hours after the last call, and twelve after the sign-in", async () => {
  const idle = await shop.asOperator("viewer");
  pass(2 * HOUR_MS + MINUTE_MS);
  expect(await idle.call(getOperator, {})).toMatchObject({ failure: { code: "session/expired" } });

  const busy = await shop.asOperator("viewer");
  const uses = shop.shop.database.pool;
  for (let hour = 0; hour < 11; hour++) {
    pass(HOUR_MS);
    value(await busy.call(getOperator, {}));
    const noted = async () =>
      (
        await uses.query("select 1 from operator_sessions where operator_id = $1 and last_used_at = $2", [
          busy.id,
          time,
        ])
      ).rowCount;
    await vi.waitFor(async () => expect(await noted()).toBe(1));
  }
  pass(HOUR_MS);
  expect(await busy.call(getOperator, {})).toMatchObject({ failure: { code: "session/expired" } });
});

test("an operator sees the own devices and ends one of them, and nobody else's", async () => {
  const { email, secret } = await openAccount("devices@shop.example");
  const [mine, lost] = [await signedIn(email, secret), await signedIn(email, secret)];
  const { sessions } = value(await mine(listOperatorSessions, {}));
  expect(sessions.map(({ is_this }) => is_this).sort()).toEqual([false, false, true]);
  const other = sessions.filter(({ is_this }) => !is_this);
  const stranger = await shop.asOperator("owner");
  for (const { session_id } of other) value(await stranger.call(endOperatorSession, { session_id }));
  value(await lost(getOperator, {}));
  for (const { session_id } of other) value(await mine(endOperatorSession, { session_id }));
  expect(await lost(getOperator, {})).toMatchObject({ failure: { code: "session/expired" } });
  value(await mine(getOperator, {}));

  const third = await signedIn(email, secret);
  value(await mine(endOtherOperatorSessions, {}));
  expect(await third(getOperator, {})).toMatchObject({ failure: { code: "session/expired" } });
  value(await mine(getOperator, {}));
  value(await stranger.call(getOperator, {}));
  const { operators } = value(await stranger.call(listOperators, {}));
  const operator_id = operators.find((one) => one.email === email)?.operator_id ?? "";
  value(await stranger.call(changeOperatorRoles, { operator_id, roles: ["viewer"] }));
  const { timeline } = value(await stranger.call(getOperatorHistory, { operator_id }));
  expect(timeline.map(({ what }) => what)).toEqual([
    ...["inviteOperator", "acceptInvitation", "endOperatorSession", "endOperatorSession"],
    ...["endOtherOperatorSessions", "changeOperatorRoles"],
  ]);
});

async function signedIn(email: string, secret: string) {
  pass(MINUTE_MS);
  const ticket = await ticketFor(email);
  const line = await cookieFrom([], async (call) =>
    value(await call(confirmOperator, { ticket, code: codeOf(secret, time) })),
  );
  return shop.callConsole(line.split(";")[0]);
}

test("a second invitation sets everything again, and ends what was open before", async () => {
  const { email, secret } = await openAccount("again@shop.example");
  const before = await signedIn(email, secret);
  const owner = await shop.asOperator("owner");
  value(await owner.call(inviteOperator, { email, name: "山田 花子", roles: ["viewer"] }));
  const letter = await waitForLetter(`${shop.dataDir}/mail`, email, 2);
  const token = /token=([\w-]+)/.exec(letter.text)?.[1] ?? "";
  const read = value(await guest()(readInvitation, { token }));
  expect(read).toMatchObject({ is_new: false, roles: ["viewer"] });
  value(await before(getOperator, {}));
  value(await guest()(acceptInvitation, { token, password: PASSWORD, code: codeOf(read.totp_secret, time) }));
  expect(await before(getOperator, {})).toMatchObject({ failure: { code: "session/expired" } });
});

test("an invitation that is taken back opens nothing, and the record says of whom and to what", async () => {
  const email = "mistyped@shop.example";
  const token = await invite(email);
  value(await guest()(readInvitation, { token }));
  const owner = await shop.asOperator("owner");
  value(await owner.call(withdrawInvitation, { email }));
  expect(await guest()(readInvitation, { token })).toMatchObject({
    failure: { code: "operators/invitation-not-valid" },
  });
  const { invitations } = value(await owner.call(listOperators, {}));
  expect(invitations.map((one) => one.email)).not.toContain(email);
  expect(await owner.call(withdrawInvitation, { email })).toMatchObject({
    failure: { code: "operators/no-such-invitation" },
  });
  const { rows } = await shop.shop.database.pool.query(
    "select before, after from operator_deeds where action = 'withdrawInvitation' and subject_id = $1",
    [email],
  );
  expect(rows).toEqual([{ before: { name: "山田 花子", roles: ["orders", "floor"] }, after: null }]);
});

test("roles that were taken away do not come back with an invitation of before", async () => {
  const { email } = await openAccount("demoted@shop.example");
  const owner = await shop.asOperator("owner");
  value(await owner.call(inviteOperator, { email, name: "山田 花子", roles: ["owner"] }));
  const letter = await waitForLetter(`${shop.dataDir}/mail`, email, 2);
  const token = /token=([\w-]+)/.exec(letter.text)?.[1] ?? "";
  const { operators } = value(await owner.call(listOperators, {}));
  const operator_id = operators.find((one) => one.email === email)?.operator_id ?? "";
  value(await owner.call(changeOperatorRoles, { operator_id, roles: ["viewer"] }));
  const read = value(await guest()(readInvitation, { token }));
  value(await guest()(acceptInvitation, { token, password: PASSWORD, code: codeOf(read.totp_secret, time) }));
  const { operators: now } = value(await owner.call(listOperators, {}));
  expect(now.find((one) => one.email === email)?.roles).toEqual(["viewer"]);
});

test("neither database nor deeds hold a secret that opens anything, and deeds are never changed", async () => {
  const { secret, token, codes } = await openAccount("secrets@shop.example");
  const { pool } = shop.shop.database;
  for (const table of [
    "operators",
    "operator_invitations",
    "operator_recovery_codes",
    "operator_deeds",
    "pgboss.job",
  ]) {
    const { rows } = await pool.query(`select row_to_json(t)::text as line from ${table} t`);
    const text = JSON.stringify(rows);
    for (const kept of [secret, token, PASSWORD, ...codes]) expect(text, table).not.toContain(kept);
  }
  for (const change of [
    "update operator_deeds set reason = 'x'",
    "delete from operator_deeds",
    "truncate operator_deeds",
  ])
    await expect(pool.query(change)).rejects.toThrow(/only ever added to/);
});
