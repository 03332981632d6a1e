import { createHash } from "node:crypto";
import { sealEnvelope } from "@surimono/contract/kernel";
import { requestPasswordReset, resendVerification, resetPassword, signIn, signUp } from "@surimono/contract/members";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { readLetters, tokenIn, waitForLetter } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop({ variables: { TRUST_PROXY: "loopback" } });
});
afterAll(() => opened.stop());

/** A browser at an address of its own, with its cookies. */
function browserAt(address: string) {
  const cookies = new Map<string, string>();
  const send = async (path: string, data: object) => {
    const response = await fetch(opened.baseUrl + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": address,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      body: JSON.stringify(sealEnvelope(data)),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";", 1)[0] ?? "").split(/=(.*)/);
      cookies.set(name, value);
    }
    const body = (await response.json()) as { error_code?: string };
    return { code: body.error_code ?? "ok", lines: response.headers.getSetCookie() };
  };
  return {
    cookies,
    signIn: async (email: string, password: string) => (await send(signIn.path, { email, password })).code,
    send,
  };
}

let line = 0;
/** A stranger. */
const stranger = () => browserAt(`198.51.${Math.floor(++line / 250)}.${(line % 250) + 1}`);

/** Uses up what strangers may try in a day; all but the last two are counted without the time that each takes. */
async function attack(email: string) {
  await stranger().signIn(email, "guess 0");
  const key = `sign-in-strangers:${createHash("sha256").update(email).digest("hex")}`;
  const counted = await opened.shop.database.pool.query(
    "update rate_limits set points = greatest(points, 98) where key = $1 returning points",
    [key],
  );
  if (counted.rows[0]?.points === 98) {
    for (const guess of [99, 100])
      expect(await stranger().signIn(email, `guess ${guess}`)).toBe("members/sign-in-failed");
  }
  expect(await stranger().signIn(email, "guess 101")).toBe("members/sign-in-paused");
}

const member = (email: string) => opened.asMember({ email, password: "correct horse" });

test("guessing from one place is stopped soon, for an unknown account alike", async () => {
  await member("known@example.com");
  for (const email of ["known@example.com", "unknown@example.com"]) {
    const guesser = stranger();
    const codes: string[] = [];
    for (let guess = 0; guess < 12; guess++) codes.push(await guesser.signIn(email, `guess ${guess}`));
    expect(codes.filter((code) => code === "members/sign-in-failed")).toHaveLength(10);
    expect(codes.slice(10)).toEqual(["members/sign-in-paused", "members/sign-in-paused"]);
    expect(await guesser.signIn(email, "correct horse")).toBe("members/sign-in-paused");
  }
});

test("who goes on slowly from one place waits for the rest of the day", async () => {
  const email = "slowly@example.com";
  await member(email);
  const guesser = stranger();
  await guesser.signIn(email, "guess 1");
  await opened.shop.database.pool.query("update rate_limits set points = 49 where key like 'sign-in-later:%'");
  expect(await guesser.signIn(email, "guess 50")).toBe("members/sign-in-failed");
  expect(await guesser.signIn(email, "guess 51")).toBe("members/sign-in-paused");
});

test("the owner's browser and line are not kept out by what strangers do, and strangers are", async () => {
  const email = "owner@example.com";
  await member(email);
  const atHome = browserAt("203.0.113.1");
  expect(await atHome.signIn(email, "correct horse")).toBe("ok");
  await attack(email);
  expect(await stranger().signIn(email, "correct horse")).toBe("members/sign-in-paused");
  // Another browser at home; and the known one, elsewhere.
  expect(await browserAt("203.0.113.1").signIn(email, "correct horse")).toBe("ok");
  const onTheWay = browserAt("203.0.113.99");
  for (const [name, value] of atHome.cookies) onTheWay.cookies.set(name, value);
  expect(await onTheWay.signIn(email, "correct horse")).toBe("ok");
});

test("who shares the owner's line uses up its tries, and not those of the owner's browser; a line is known while a session of it is open", async () => {
  const email = "office@example.com";
  await member(email);
  const atWork = browserAt("203.0.113.50");
  expect(await atWork.signIn(email, "correct horse")).toBe("ok");
  const colleague = browserAt("203.0.113.50");
  for (let guess = 0; guess < 10; guess++)
    expect(await colleague.signIn(email, `guess ${guess}`)).toBe("members/sign-in-failed");
  expect(await colleague.signIn(email, "correct horse")).toBe("members/sign-in-paused");
  expect(await atWork.signIn(email, "correct horse")).toBe("ok");

  const left = "left@example.com";
  await member(left);
  expect(await browserAt("203.0.113.51").signIn(left, "correct horse")).toBe("ok");
  await opened.shop.database.pool.query(
    "update sessions set expires_at = now() where user_id = (select id from users where email = $1)",
    [left],
  );
  await attack(left);
  expect(await browserAt("203.0.113.51").signIn(left, "correct horse")).toBe("members/sign-in-paused");
});

test("who succeeds uses up no tries of others, and clears none that strangers have used up", async () => {
  const email = "success@example.com";
  await member(email);
  await stranger().signIn(email, "guess 0");
  await opened.shop.database.pool.query("update rate_limits set points = 99 where key like 'sign-in-strangers:%'");
  for (let place = 0; place < 2; place++) expect(await stranger().signIn(email, "correct horse")).toBe("ok");
  expect(await stranger().signIn(email, "guess 100")).toBe("members/sign-in-failed");
  expect(await stranger().signIn(email, "correct horse")).toBe("members/sign-in-paused");
});

test("a new password by letter lets its owner in at once, wherever that is", async () => {
  const email = "locked@example.com";
  await member(email);
  await attack(email);
  const owner = browserAt("203.0.113.2");
  expect(await owner.signIn(email, "correct horse")).toBe("members/sign-in-paused");
  await owner.send(requestPasswordReset.path, { email });
  const token = tokenIn(await waitForLetter(opened.shop.mail.folder as string, email));
  expect((await owner.send(resetPassword.path, { token, password: "quite another" })).code).toBe("ok");
  // In a browser other than the letter's, too.
  expect(await stranger().signIn(email, "quite another")).toBe("ok");
  // The strangers continue meanwhile.
  await attack(email);
  expect(await owner.signIn(email, "quite another")).toBe("ok");
});

test("nobody can use up another's letters", async () => {
  const email = "letters@example.com";
  await member(email);
  for (let asked = 0; asked < 40; asked++)
    expect((await stranger().send(requestPasswordReset.path, { email })).code).toBe("ok");
  expect((await browserAt("203.0.113.3").send(requestPasswordReset.path, { email })).code).toBe("ok");
  const folder = opened.shop.mail.folder as string;
  await waitForLetter(folder, email);
  expect((await readLetters(folder, email)).length).toBeLessThan(7);
  const asking = browserAt("203.0.113.4");
  const codes: string[] = [];
  for (let asked = 0; asked < 8; asked++) codes.push((await asking.send(requestPasswordReset.path, { email })).code);
  expect(codes.slice(5)).toEqual(["ok", "request/too-many", "request/too-many"]);
});

test("signing up with the address of another does not send letters without end", async () => {
  const email = "flooded@example.com";
  const wish = { email, password: "correct horse", birthday: "1990-04-01", agree_terms: true, agree_privacy: true };
  expect((await stranger().send(signUp.path, wish)).code).toBe("ok");
  await opened.shop.database.pool.query("update rate_limits set points = 59 where key like 'sign-up-account:%'");
  expect((await stranger().send(signUp.path, wish)).code).toBe("ok");
  expect((await stranger().send(signUp.path, wish)).code).toBe("request/too-many");
  expect((await stranger().send(resendVerification.path, { email })).code).toBe("request/too-many");
});

test("the cookie tells nothing, opens nothing, and cannot be made or lent to another account", async () => {
  const email = "cookie@example.com";
  await member(email);
  const { lines } = await browserAt("203.0.113.5").send(signIn.path, { email, password: "correct horse" });
  expect(lines).toEqual([
    expect.stringMatching(/^surimono_device_\w+=[\w.-]+; Path=\/api\/auth; .*HttpOnly; SameSite=Strict$/),
  ]);
  expect(lines.join()).not.toContain(createHash("sha256").update(email).digest("hex").slice(0, 12));
  const [name = "", value = ""] = (lines[0]?.split(";", 1)[0] ?? "").split(/=(.*)/);
  const other = "other@example.com";
  const third = "third@example.com";
  for (const email of [other, third]) await member(email);
  await attack(other);
  const forger = stranger();
  forger.cookies.set(name, value);
  expect(await forger.signIn(other, "correct horse")).toBe("members/sign-in-paused");
  // Nor under the other's name.
  const [ownName = ""] =
    (await browserAt("203.0.113.6").send(signIn.path, { email: third, password: "correct horse" })).lines[0]?.split(
      "=",
    ) ?? [];
  await attack(third);
  forger.cookies.set(ownName, value);
  expect(await forger.signIn(third, "correct horse")).toBe("members/sign-in-paused");
  forger.cookies.set(name, `${value.split(".")[0]}.${"A".repeat(43)}`);
  await attack(email);
  expect(await forger.signIn(email, "correct horse")).toBe("members/sign-in-paused");
});

test("signing up with a password that everybody tries is refused with what to do", async () => {
  const wish = { email: "new@example.com", birthday: "1990-04-01", agree_terms: true, agree_privacy: true } as const;
  expect(await opened.callAs()(signUp, { ...wish, password: "12345678" })).toMatchObject({
    ok: false,
    failure: { code: "members/password-too-common", message: expect.stringContaining("別のパスワード") },
  });
});
