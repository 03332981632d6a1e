import { signIn, signUp, verifyEmail } from "@surimono/contract/members";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { readLetters, tokenIn, waitForLetter } from "../testing/index.ts";

let opened: TestShop;
let folder: string;
const now = new Date("2026-11-20T03:00:00Z");

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
  folder = opened.shop.mail.folder as string;
});
afterAll(() => opened.stop());

const wish = (email: string, change: object = {}) => ({
  email,
  password: "correct horse",
  birthday: "1990-04-01",
  agree_terms: true as const,
  agree_privacy: true as const,
  ...change,
});

const rows = async (text: string, ...values: unknown[]) => (await opened.shop.database.pool.query(text, values)).rows;

describe("a stranger who signed up with somebody's address in advance", () => {
  const stranger = "the stranger's own";

  test("gains nothing by the letter that its owner follows, and the link still works for the owner's own sign-up", async () => {
    const guest = opened.callAs();
    const email = "victim@example.com";
    await guest(signUp, wish(email, { password: stranger, birthday: "1960-01-01" }));
    const strangersLink = tokenIn(await waitForLetter(folder, email));
    const follow = (password: string) => guest(verifyEmail, { token: strangersLink, password });
    expect(await follow("what the owner would choose")).toMatchObject({
      ok: false,
      failure: { code: "members/not-the-password", status: 422 },
    });
    expect(await rows("select id from users where email = $1", email)).toEqual([]);

    await guest(signUp, wish(email, { password: "the owner's own" }));
    expect(await follow("the owner's own")).toMatchObject({ ok: true });
    expect(await guest(signIn, { email, password: stranger })).toMatchObject({ ok: false });
    expect(await guest(signIn, { email, password: "the owner's own" })).toMatchObject({ ok: true });
    const profile =
      "select p.birthday::text from member_profiles p join users u on u.id = p.user_id where u.email = $1";
    expect(await rows(profile, email)).toEqual([{ birthday: "1990-04-01" }]);
  });

  test("cannot be found out by guessing at the password with the letter in hand", async () => {
    const guest = opened.callAs();
    const email = "guessed@example.com";
    await guest(signUp, wish(email, { password: stranger }));
    const token = tokenIn(await waitForLetter(folder, email));
    const codes: string[] = [];
    for (let guess = 0; guess < 22; guess++) {
      const answer = await guest(verifyEmail, { token, password: `guess ${guess}` });
      codes.push(answer.ok ? "ok" : answer.failure.code);
    }
    expect(codes[19]).toBe("members/not-the-password");
    expect(codes[21]).toBe("request/too-many");
  });
});

test("an address that has an account answers the same, and its owner gets a notice instead of a link", async () => {
  const { member } = await opened.asMember({ email: "owner@example.com", password: "the owner's own" });
  const guest = opened.callAs();
  const strange = await guest(signUp, wish("nobody@example.com"));
  const taken = await guest(signUp, wish(member.email));
  expect(taken).toEqual(strange);
  const notice = await waitForLetter(folder, member.email);
  expect(notice.subject).toContain("すでに会員登録がお済みです");
  expect(notice.text).not.toContain("token=");
  // Neither address's new password signs in, and the owner's still does.
  const tried = await Promise.all(
    ["nobody@example.com", member.email].map((email) => guest(signIn, { email, password: "correct horse" })),
  );
  expect(tried[0]).toMatchObject({ ok: false, failure: { code: "members/sign-in-failed", status: 422 } });
  expect({ ...tried[1], failure: undefined }).toEqual({ ...tried[0], failure: undefined });
  expect(await guest(signIn, { email: member.email, password: "the owner's own" })).toMatchObject({ ok: true });
  expect(await readLetters(folder, member.email)).toHaveLength(1);
});
