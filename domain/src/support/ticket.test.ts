import { expect, test } from "vitest";
import { fillTemplate, readTicketReference, ticketReference, withoutQuotation } from "./index.ts";

test("a reference is found again in whatever a mail program makes of it, and nothing else is taken for one", () => {
  const ticket = { number: 12, key: "k3m9xq2a" };
  const reference = ticketReference(ticket);
  for (const text of [
    `Re: 【SURIMONO】お問い合わせの件［${reference}］`,
    `support+${reference}@shop.example`,
    `RE: ${reference.toUpperCase()}`,
    "Re: ［Ｔ-12-ｋ3ｍ9ｘｑ2ａ］",
  ])
    expect(readTicketReference(text), text).toEqual(ticket);
  for (const text of ["T-12", "T-12-k3m9xq2", "T-12-k3m9xq2ab", "XT-12-k3m9xq2a", "T-12-k3m9xq0a", ""])
    expect(readTicketReference(text), text).toBeUndefined();
});

test("a template's places are filled, and an unknown one stays to be seen", () => {
  const values = { お名前: "摺木 みどり", 注文番号: "" };
  expect(fillTemplate("{お名前} 様\n{注文番号}の件、{担当}です。", values)).toBe(
    "摺木 みどり 様\n{注文番号}の件、{担当}です。",
  );
});

test("what is answered below an answer is left out, and never the answer itself", () => {
  expect(
    withoutQuotation("届きました。\r\n\r\n2026年11月23日 SURIMONO のメール:\r\n> お届けは\r\n> 明日です\r\n"),
  ).toBe("届きました。");
  expect(withoutQuotation("はい\n> いつですか\n金曜です")).toBe("はい\n> いつですか\n金曜です");
  expect(withoutQuotation("> すべて引用")).toBe("> すべて引用");
});

test("a megabyte that looks like the beginning of a quotation is read once", () => {
  const line = "wrote: ".repeat(150_000);
  expect(withoutQuotation(`はい\n${line}\n> いつですか`)).toBe("はい");
  expect(withoutQuotation(`はい\n${line}.\n> いつですか`)).toBe(`はい\n${line}.`);
}, 60_000);
