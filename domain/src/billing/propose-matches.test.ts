import { describe, expect, test } from "vitest";
import { billNumbersIn, payerKey } from "./payer-name.ts";
import { proposeMatches } from "./propose-matches.ts";

describe("a payer's name is compared without what banks make of it", () => {
  test.each([
    ["ｶ)ﾊﾝｷﾞｼﾖｳｶｲ", "株式会社ハンギショウカイ"],
    ["ﾊﾝｷﾞｼﾖｳｶｲ(ｶ", "カ）ハンギショウカイ"],
    ["2026000012 ｶ)ﾊﾝｷﾞ ｼﾖｳｶｲ", "ハンギシヨウカイ"],
    ["S-2026-000012ﾊﾝｷﾞｼﾖｳｶｲ", "ハンギショウカイ"],
    ["ｽ-ﾊﾟ-ﾌﾟﾘﾝﾄ", "スーパープリント"],
    ["ｷﾔﾂﾂ･ｱﾝﾄﾞ･ﾄﾞﾂｸﾞ", "キャッツ・アンド・ドッグ"],
    ["ABC ﾃﾞｻﾞｲﾝ", "ａｂｃデザイン"],
    ["ﾄｸﾋ)ﾓﾘﾉｶｲ", "モリノカイ"],
  ])("%s and %s", (bank, known) => {
    expect(payerKey(bank)).toBe(payerKey(known));
    expect(payerKey(bank)).not.toBe("");
  });

  test("a name that only begins like a legal form keeps it", () => {
    expect(payerKey("ｶﾈﾀﾞ")).not.toBe(payerKey("ﾈﾀﾞ"));
  });
});

test.each([
  ["2026000012 ｶ)ﾊﾝｷﾞ", ["S-2026-000012"]],
  ["S-2026-000012ﾊﾝｷﾞ", ["S-2026-000012"]],
  ["ﾊﾝｷﾞ S2026000012", ["S-2026-000012"]],
  ["Ｓ−２０２６−０００００１", ["S-2026-000001"]],
  ["120260000129", []],
  ["ﾊﾝｷﾞ", []],
])("%s names the bills %o", (text, numbers) => {
  expect(billNumbersIn(text)).toEqual(numbers);
});

const bill = (count: number, open: number, payer: string, total = open) => ({
  ...{ userId: payer, numbers: [`S-2026-00000${count}`, `S-2027-00000${count}`], open, total, payers: [payer] },
});
const BILLS = [bill(1, 1_000, "ハンギ"), bill(2, 1_000, "スズキ"), bill(3, 4_000, "スズキ", 5_000)];

test.each([
  ["the number wins over the amount", 4_000, "2026000001 ｽｽﾞｷ", ["S-2026-000001", "S-2026-000003", "S-2026-000002"]],
  ["amount and name over the amount", 1_000, "ｶ)ｽｽﾞｷ", ["S-2026-000002", "S-2026-000001", "S-2026-000003"]],
  ["another copy's number is the bill's", 1, "2027000003", ["S-2026-000003"]],
  ["all that is open at once", 5_000, "ﾀﾅｶ", ["S-2026-000003"]],
  ["nothing fits", 7, "ﾀﾅｶ", []],
])("%s", (_name, amount, payer, numbers) => {
  expect(proposeMatches(BILLS)({ amount, payer }).map(({ number }) => number)).toEqual(numbers);
});
