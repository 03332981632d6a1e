import { MINUTE_MS } from "@surimono/domain/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { readLetters, waitForSubject } from "../members/testing/index.ts";
import { findOperatorRow } from "./operators.store.ts";
import { confirmSignIn } from "./sign-in.ts";
import { codeOf } from "./testing/index.ts";
import { writeTicket } from "./ticket.ts";
import { openTotp } from "./totp.ts";

let shop: TestShop;
let now = new Date("2026-11-23T01:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.stop());

/** Somebody who has the password, from any line. */
async function somebody() {
  const { id, email } = await shop.asOperator("viewer");
  const operator = await findOperatorRow(shop.shop.database.db, id);
  if (!operator) throw new Error("no operator");
  const ask = (code: string, address: string) => {
    const ticket = writeTicket(shop.shop.env, operator, now);
    return confirmSignIn(shop.shop, { ticket, code }, { address, userAgent: "test" });
  };
  const right = () => codeOf(openTotp(shop.shop.env, email, operator.totpSecret) ?? "", now);
  return {
    email,
    guess: (address: string) => ask("000000", address),
    enter: (address: string) => ask(right(), address),
  };
}

const wrong = { failure: { code: "operators/code-wrong" } };
const paused = { failure: { code: "operators/paused" } };

test("codes of one line are paused after ten, and the operator is told once, while a known line comes in (rule session-codes)", async () => {
  const { email, guess, enter } = await somebody();
  for (let count = 0; count < 10; count++) expect(await guess("192.0.2.1")).toMatchObject(wrong);
  for (let count = 0; count < 3; count++) expect(await guess("192.0.2.1")).toMatchObject(paused);
  expect(await enter("192.0.2.1")).toMatchObject(paused);
  expect(await enter("127.0.0.1")).toMatchObject({ ok: true });
  const letter = await waitForSubject(`${shop.dataDir}/mail`, email, "確認コード");
  expect(letter.text).toContain("パスワードを知られています");
  expect(await readLetters(`${shop.dataDir}/mail`, email)).toHaveLength(1);
});

test("unknown lines have fifty codes a day together, and a success gives back what it took", async () => {
  const { guess, enter } = await somebody();
  expect(await enter("198.51.100.200")).toMatchObject({ ok: true });
  for (let count = 0; count < 50; count++) expect(await guess(`198.51.100.${count}`)).toMatchObject(wrong);
  expect(await guess("198.51.100.99")).toMatchObject(paused);
  now = new Date(now.getTime() + MINUTE_MS);
  // From there the operator came in, so it is known.
  expect(await enter("198.51.100.200")).toMatchObject({ ok: true });
  expect(await enter("203.0.113.1")).toMatchObject(paused);
});
