import { expect, test } from "vitest";
import { readMappedReport } from "./read-mapped-report.ts";
import { readStripeReport } from "./read-stripe-report.ts";
import { UnreadableReport } from "./reported-line.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

const STRIPE = `\ufeffcreated_utc,balance_transaction_id,currency,gross,fee,net,reporting_category,source_id,payment_intent_id,payment_method_type,description
2026-12-01 14:59:59,txn_1,jpy,"5,500",198,5302,charge,ch_1,pi_1,card,"夏祭り, ほか"
2026-12-01 15:00:00,txn_2,jpy,1000.00,30,970,charge,py_2,pi_2,paypay,
2026-12-02 01:00:00,txn_3,jpy,-500,0,-500,refund,re_3,pi_1,card,
2026-12-02 02:00:00,txn_4,jpy,500,0,500,refund_failure,re_3,pi_1,card,
2026-12-03 00:00:00,txn_5,jpy,-6272,0,-6272,payout,po_5,,,
2026-12-03 00:00:00,txn_6,jpy,-15,0,-15,fee,,,,
2026-12-03 00:00:00,txn_7,jpy,-5500,1500,-7000,dispute,dp_7,pi_1,card,
`;

test("Stripe's report is read by the names of its columns, on days of Japan (rule books-report)", () => {
  const lines = readStripeReport(bytes(STRIPE));
  expect(
    lines.map(({ kind, reference, day, amount, fee, method }) => [kind, reference, day, amount, fee, method]),
  ).toEqual([
    ["payment", "pi_1", "2026-12-01", 5_500, 198, "card"],
    ["payment", "pi_2", "2026-12-02", 1_000, 30, "paypay"],
    ["refund", "re_3", "2026-12-02", 500, 0, "card"],
    ["refund", "re_3", "2026-12-02", -500, 0, "card"],
    ["payout", "po_5", "2026-12-03", 6_272, 0, "card"],
    ["fee", "", "2026-12-03", 15, 0, "card"],
    ["other", "dp_7", "2026-12-03", 5_500, 1_500, "card"],
  ]);
});

test("a report of another kind, or with parts of a yen, is refused whole", () => {
  for (const [text, why] of [
    ["date,amount\n2026-12-01,1\n", /no column/],
    [STRIPE.replace("1000.00", "1000.50"), /line 3.*no amount of yen/],
    [STRIPE.replace(',jpy,"5', ',usd,"5'), /currency/],
    [STRIPE.replace("2026-12-02 01:00:00", "yesterday"), /no time/],
  ] as const)
    expect(() => readStripeReport(bytes(text)), text.slice(0, 40)).toThrow(why);
});

const PAYPAY = {
  ...({
    encoding: "shift_jis",
    method: "paypay",
    reference: "加盟店決済ID",
    day: "取引日時",
    amount: "取引金額",
  } as const),
  ...{ fee: "", kind: "取引ステータス", refundWord: "返金完了" },
};

test("another service's CSV is read by a saved mapping, in its encoding", () => {
  const head = "取引番号,取引ステータス,取引日時,取引金額,加盟店決済ID";
  const rows = [
    '1,取引完了,2026/12/01 19:00:00,"1,500",p-1',
    "2,返金完了,2026/12/02 0:10:00,500,r-1",
    "3,取引完了,2026/12/02,300,p-1",
    "3,取引完了,2026/12/02,300,p-1",
  ];
  const utf8 = readMappedReport(bytes([head, ...rows].join("\r\n")), { ...PAYPAY, encoding: "utf-8" });
  expect(utf8.map(({ kind, reference, day, amount, method }) => [kind, reference, day, amount, method])).toEqual([
    ["payment", "p-1", "2026-12-01", 1_500, "paypay"],
    ["refund", "r-1", "2026-12-02", 500, "paypay"],
    ["payment", "p-1", "2026-12-02", 300, "paypay"],
    ["payment", "p-1", "2026-12-02", 300, "paypay"],
  ]);
  expect(new Set(utf8.map(({ identity }) => identity)).size).toBe(4);
  expect(() =>
    readMappedReport(bytes(`${head}\r\n1,取引完了,きのう,1,p\r\n`), { ...PAYPAY, encoding: "utf-8" }),
  ).toThrow(UnreadableReport);
  expect(() => readMappedReport(bytes("a,b\r\n"), PAYPAY)).toThrow(/no head line/);
});
