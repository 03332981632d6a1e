import { readFileSync } from "node:fs";
import { join } from "node:path";
import { KEPT_DAYS } from "@surimono/domain/my-items";
import { expect, test } from "vitest";

const content = join(import.meta.dirname, "../../../../../content");
const read = (path: string) => readFileSync(join(content, path), "utf8");

/** The text below one heading, up to the next of its rank. */
const partOf = (text: string, heading: string) => text.split(heading)[1]?.split(/\n#{2,3} /)[0] ?? "";

// The job uses the constant; these texts must say the same.
test.each([
  ["the terms", partOf(read("guides/protocol-auth.md"), "## 第6条（マイアイテムの保存）")],
  ["the legal notice", partOf(read("guides/transactions.md"), "| 申込みの有効期限 |").split("\n")[0] ?? ""],
  ["the answer about drafts", partOf(read("faq.md"), "### つくりかけのデザインは、いつまで残りますか。")],
  ["the answer about the cart", partOf(read("faq.md"), "### カートに入れたアイテムは、いつまで残りますか。")],
])("%s name the days that the shop keeps things", (_which, words) => {
  // The one day's notice is the only other number of days.
  const days = [...words.matchAll(/(\d+)日/g)].map(([, number]) => Number(number)).filter((number) => number !== 1);
  expect(days.length).toBeGreaterThan(0);
  expect(new Set(days)).toEqual(new Set([KEPT_DAYS]));
});
