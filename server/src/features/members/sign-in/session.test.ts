import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import {
  login,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from "@surimono/contract/members";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { readLetters, tokenIn, waitForLetter } from "../testing/index.ts";

let opened: TestShop;
let folder: string;

beforeAll(async () => {
  opened = await openTestShop();
  folder = opened.shop.mail.folder as string;
});
afterAll(() => opened.stop());

async function tokenOf(email: string, password: string): Promise<string> {
  const session = await opened.callAs()(signIn, { email, password });
  if (!session.ok) throw new Error(session.failure.code);
  return session.value.token;
}

describe("a session", () => {
  test("ends with the log-out, and what carries its token afterwards is 401", async () => {
    const { member } = await opened.asMember({ password: "correct horse" });
    const token = await tokenOf(member.email, "correct horse");
    const call = opened.callAs(token);
    expect(await call(login, {})).toMatchObject({ ok: true, value: { user: { user_id: member.id } } });
    expect(await call(signOut, {})).toMatchObject({ ok: true });
    for (const again of [signOut, login]) {
      expect(await call(again, {})).toMatchObject({ ok: false, failure: { code: "session/expired", status: 401 } });
    }
  });

  test("without a token the login call answers nobody, and a made-up token is 401", async () => {
    expect(await opened.callAs()(login, {})).toEqual({ ok: true, value: { user: null } });
    expect(await opened.callAs("made-up")(login, {})).toMatchObject({ ok: false, failure: { status: 401 } });
  });

  test("says the same for a wrong password and an unknown address", async () => {
    const { member } = await opened.asMember({ password: "correct horse" });
    const guest = opened.callAs();
    const wrong = await guest(signIn, { email: member.email, password: "wrong horse" });
    const unknown = await guest(signIn, { email: "unknown@example.com", password: "wrong horse" });
    if (wrong.ok || unknown.ok) throw new Error("signed in");
    expect({ ...wrong.failure, requestId: "" }).toEqual({ ...unknown.failure, requestId: "" });
  });

  test("takes as long for an unknown address as for a wrong password", async () => {
    const { member } = await opened.asMember({ password: "correct horse" });
    const guest = opened.callAs();
    const hash = vi.spyOn(crypto, "scrypt");
    // So that importers by name call the spy too.
    syncBuiltinESMExports();
    const hashesFor = async (email: string) => {
      hash.mockClear();
      await guest(signIn, { email, password: "wrong horse" });
      return hash.mock.calls.map(([password, _salt, length, cost]) => ({ password, length, cost }));
    };
    try {
      // Nine tenths of an answer's time.
      const known = await hashesFor(member.email);
      expect(known).toHaveLength(1);
      expect(await hashesFor("nobody-here@example.com")).toEqual(known);
    } finally {
      hash.mockRestore();
      syncBuiltinESMExports();
    }
  });
});

describe("a new password", () => {
  test("by the letter's link, once; every session of the member ends", async () => {
    const { member } = await opened.asMember({ email: "reset@example.com", password: "old password" });
    const token = await tokenOf(member.email, "old password");
    const guest = opened.callAs();
    expect(await guest(requestPasswordReset, { email: member.email })).toMatchObject({ ok: true });
    const link = tokenIn(await waitForLetter(folder, member.email));

    expect(await guest(resetPassword, { token: link, password: "RESET@example.com" })).toMatchObject({
      ok: false,
      failure: { code: "members/password-same-as-email" },
    });
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => guest(resetPassword, { token: link, password: `new password ${index}` })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await opened.callAs(token)(login, {})).toMatchObject({ ok: false, failure: { status: 401 } });
    expect(await guest(signIn, { email: member.email, password: "old password" })).toMatchObject({ ok: false });
    const winner = answers.findIndex(({ ok }) => ok);
    expect(await guest(signIn, { email: member.email, password: `new password ${winner}` })).toMatchObject({
      ok: true,
    });
    expect(await guest(resetPassword, { token: link, password: "yet another" })).toMatchObject({
      ok: false,
      failure: { code: "members/link-not-valid", status: 410 },
    });
  });

  test("the first link that is used makes every other one void", async () => {
    const { member } = await opened.asMember({ password: "old password" });
    const guest = opened.callAs();
    const links: string[] = [];
    for (const count of [1, 2]) {
      await guest(requestPasswordReset, { email: member.email });
      links.push(tokenIn(await waitForLetter(folder, member.email, count)));
      // As if some time had passed: of those within two minutes only one is sent.
      await opened.shop.database.pool.query("update pgboss.job set singleton_on = singleton_on - interval '1 hour'");
    }
    const [older = "", newer = ""] = links;
    const both = await Promise.all(
      [older, newer].map((token, index) => guest(resetPassword, { token, password: `set by link ${index}` })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ failure: { code: "members/link-not-valid" } });
  });

  test("asked for again and again it is one letter, whose link works", async () => {
    const { member } = await opened.asMember({ password: "old password" });
    for (let asked = 0; asked < 3; asked++)
      expect(await opened.callAs()(requestPasswordReset, { email: member.email })).toMatchObject({ ok: true });
    const token = tokenIn(await waitForLetter(folder, member.email));
    const waiting =
      "select 1 from pgboss.job where name = 'account-letter' and state in ('created', 'retry', 'active')";
    await expect.poll(async () => (await opened.shop.database.pool.query(waiting)).rowCount).toBe(0);
    // Two if the counted minutes change meanwhile.
    expect((await readLetters(folder, member.email)).length).toBeLessThan(3);
    expect(await opened.callAs()(resetPassword, { token, password: "new password" })).toMatchObject({ ok: true });
  });

  test("cannot be one that everybody tries", async () => {
    const { member } = await opened.asMember({ password: "old password" });
    const guest = opened.callAs();
    await guest(requestPasswordReset, { email: member.email });
    const token = tokenIn(await waitForLetter(folder, member.email));
    for (const password of ["password1", "ｐａｓｓｗｏｒｄ", "aaaaaaaa", "surimono2026"])
      expect(await guest(resetPassword, { token, password })).toMatchObject({
        ok: false,
        failure: { code: "members/password-too-common", status: 422 },
      });
    expect(await guest(resetPassword, { token, password: "nobody tries this" })).toMatchObject({ ok: true });
  });

  test("an expired link sets nothing", async () => {
    const { member } = await opened.asMember({ password: "old password" });
    const guest = opened.callAs();
    await guest(requestPasswordReset, { email: member.email });
    const link = tokenIn(await waitForLetter(folder, member.email));
    await opened.shop.database.pool.query("update verifications set expires_at = now() - interval '1 second'");
    expect(await guest(resetPassword, { token: link, password: "new password" })).toMatchObject({ ok: false });
    expect(await guest(signIn, { email: member.email, password: "old password" })).toMatchObject({ ok: true });
  });

  test("asking for an unknown address answers the same and sends nothing", async () => {
    const { member } = await opened.asMember({ password: "old password" });
    const guest = opened.callAs();
    const unknown = await guest(requestPasswordReset, { email: "unknown@example.com" });
    expect(await guest(requestPasswordReset, { email: member.email })).toEqual(unknown);
    expect(await guest(resendVerification, { email: "unknown@example.com" })).toEqual(unknown);
    await waitForLetter(folder, member.email);
    expect(await readLetters(folder, "unknown@example.com")).toEqual([]);
  });
});

test("no token of a session or a letter lies anywhere in the database", async () => {
  const { member } = await opened.asMember({ password: "correct horse" });
  const guest = opened.callAs();
  const session = await tokenOf(member.email, "correct horse");
  await guest(requestPasswordReset, { email: member.email });
  const reset = tokenIn(await waitForLetter(folder, member.email));
  const email = "secret@example.com";
  await guest(signUp, {
    email,
    password: "a secret password",
    birthday: "1990-04-01",
    agree_terms: true,
    agree_privacy: true,
  });
  const verification = tokenIn(await waitForLetter(folder, email));

  const dump = await everything();
  expect(dump).toContain(email);
  for (const secret of [session, reset, verification, "a secret password"]) expect(dump).not.toContain(secret);
});

/** Every row of every table including the job queue, as text. */
async function everything(): Promise<string> {
  const { pool } = opened.shop.database;
  const tables = await pool.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  const parts = await Promise.all(
    tables.rows.map(
      async ({ name }) =>
        (await pool.query(`select coalesce(string_agg(t::text, ' '), '') as text from ${name} t`)).rows[0].text,
    ),
  );
  return parts.join("\n");
}
