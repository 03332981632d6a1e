import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Letter } from "../../platform/mail/index.ts";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { sendInvoice } from "./send-invoice.ts";
import { issue, openInvoiced } from "./testing/index.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

test("the letter with a bill of which nothing is open asks for nothing, and says of none that it was paid", async () => {
  const { buyer, order_id } = await openInvoiced(opened);
  const { document_id: documentId } = value(await issue(buyer, order_id, "invoice"));
  const letters: Letter[] = [];
  const mail = { ...opened.shop.mail, send: async (letter: Letter) => void letters.push(letter) };
  const parts = { findOpen: async () => 0, drawPicture: async () => undefined };
  await sendInvoice({ ...opened.shop, mail }, { userId: buyer.member.id, documentId }, randomUUID(), parts);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain("請求書をお送りします。お振り込みは不要です。");
  expect(letters[0]?.text).not.toContain("済んで");
  expect(letters[0]?.text).not.toContain("お振込先");
});
