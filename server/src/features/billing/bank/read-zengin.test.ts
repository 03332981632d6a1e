import { describe, expect, test } from "vitest";
import { readBankCsv } from "./read-bank-csv.ts";
import { readZengin } from "./read-zengin.ts";
import { type Came, movementsFile, noticeFile } from "./statements.fixture.ts";

const TODAY = "2026-12-28";
const LINES = [
  { day: "081225", amount: 12_800, payer: "2026000012 ｶ)ﾊﾝｷﾞｼﾖｳｶｲ", reference: 7 },
  { day: "081226", amount: 999_999_999, payer: "ｽｽﾞｷ ﾊﾅｺ", edi: "S2026000013" },
];
const READ = [
  { day: "2026-12-25", amount: 12_800, payer: "2026000012 ｶ)ﾊﾝｷﾞｼﾖｳｶｲ", reference: "000007", isCancelled: false },
  { day: "2026-12-26", amount: 999_999_999, payer: "ｽｽﾞｷ ﾊﾅｺ S2026000013" },
];

describe("振込入金通知", () => {
  test.each([["\r\n"], ["\n"], [""]])("is read with %j between its records", (between) => {
    const { account, lines } = readZengin(noticeFile(LINES, { between }), TODAY);
    expect(account).toBe("9999-999-0");
    expect(lines).toMatchObject(READ);
    expect(lines[0]?.raw).toHaveLength(200);
  });

  test("ends with the sign of old systems, and may have nothing in it", () => {
    const file = noticeFile([]);
    expect(readZengin(Uint8Array.from([...file, 0x0d, 0x0a, 0x1a]), TODAY).lines).toEqual([]);
  });

  test("a line that the bank took back is one of its own, and counts not in the trailer", () => {
    const { lines } = readZengin(noticeFile([...LINES, { day: "081226", amount: 5, isCancelled: true }]), TODAY);
    expect(lines.map(({ isCancelled }) => isCancelled)).toEqual([false, false, true]);
  });

  test("years of the era, and western ones of banks that write those", () => {
    const dayOf = (day: string, today = TODAY) => readZengin(noticeFile([{ day, amount: 1 }]), today).lines[0]?.day;
    expect(dayOf("081231")).toBe("2026-12-31");
    expect(dayOf("090101")).toBe("2027-01-01");
    expect(dayOf("261231")).toBe("2026-12-31");
    expect(dayOf("100229", "2028-03-01")).toBe("2028-02-29");
  });

  test.each([
    ["an empty file", new Uint8Array(), "empty"],
    ["a record that is too short", noticeFile(LINES).subarray(0, 390), "record 2, byte 189"],
    ["no end", noticeFile(LINES).subarray(0, -202), "breaks off"],
    [
      "a trailer that does not add up",
      noticeFile(LINES, { trailer: `8${"0".repeat(199)}` }),
      "record 4, byte 2: the trailer says",
    ],
    ["a day that there is not", noticeFile([{ day: "080230", amount: 1 }]), "record 2, byte 8: its day"],
    ["no amount", noticeFile([{ day: "081225", amount: 0 }]), "record 2, byte 20: its amount"],
    ["something else", Uint8Array.from(Buffer.from("a".repeat(200))), "begins with"],
  ])("%s is refused", (_name, file, why) => {
    expect(() => readZengin(file, TODAY)).toThrow(why);
  });

  test("EBCDIC and other kinds of files are refused by name", () => {
    const file = noticeFile(LINES);
    file[3] = "1".charCodeAt(0);
    expect(() => readZengin(file, TODAY)).toThrow("EBCDIC");
    const other = noticeFile(LINES);
    other[2] = "9".charCodeAt(0);
    expect(() => readZengin(other, TODAY)).toThrow("neither");
  });
});

describe("the layouts of banks", () => {
  const wide = (lines: readonly Came[]) => noticeFile(lines, { isWide: true });

  test("the one with amounts of 12 digits is told by its digits, and its EDI is not where others have it", () => {
    const { lines } = readZengin(wide(LINES), TODAY);
    expect(lines).toMatchObject(READ);
    expect(readZengin(wide(LINES), TODAY, "notice-12").lines).toEqual(lines);
  });

  test("one that is named is taken, and what does not fit it is refused with record and byte", () => {
    expect(() => readZengin(noticeFile(LINES), TODAY, "notice-12")).toThrow("record 2, byte 129");
    expect(() => readZengin(noticeFile(LINES), TODAY, "movements")).toThrow(
      "record 1, byte 2: it is no 入出金取引明細",
    );
    expect(readZengin(noticeFile(LINES), TODAY, "notice").lines).toMatchObject(READ);
  });

  test.each([
    ["letters in an amount", 2, 25, "A", "record 2, byte 20"],
    ["a direction that there is not", 2, 22, "3", "record 2, byte 22"],
    ["another sum of what came", 4, 20, "9", "record 4, byte 2"],
    ["another count of what went out", 4, 26, "9", "record 4, byte 21"],
    ["another sum of what went out", 4, 39, "9", "record 4, byte 21"],
    ["another number of records", 4, 61, "9", "record 4, byte 55"],
    ["a tab", 2, 90, "\t", "record 2, byte 90"],
  ])("%s is refused", (_name, record, byte, sign, where) => {
    const moved = [...LINES.slice(0, 1), { day: "081227", amount: 300, isOut: true }];
    const file = record === 2 && byte === 25 ? noticeFile(LINES, { between: "" }) : movementsFile(moved);
    file[(record - 1) * 200 + byte - 1] = sign.charCodeAt(0);
    expect(() => readZengin(file, TODAY)).toThrow(where);
  });

  test("what the bank took back is counted apart where the trailer does so", () => {
    const back = { day: "081226", amount: 5, isCancelled: true };
    const trailer = (count: number, sum: number) =>
      `8000001${"12800".padStart(12, "0")}${String(count).padStart(6, "0")}${String(sum).padStart(12, "0")}`.padEnd(
        200,
        " ",
      );
    const file = (count: number, sum: number) =>
      noticeFile([...LINES.slice(0, 1), back], { trailer: trailer(count, sum) });
    expect(readZengin(file(1, 5), TODAY).lines).toHaveLength(2);
    expect(() => readZengin(file(1, 6), TODAY)).toThrow("record 4, byte 20");
  });
});

describe("入出金取引明細", () => {
  test("gives what came and leaves what went out", () => {
    const lines = [...LINES, { day: "081227", amount: 300, isOut: true }, { day: "081227", amount: 70, memo: "ﾘｿｸ" }];
    expect(readZengin(movementsFile(lines), TODAY).lines).toMatchObject([
      { amount: 12_800, payer: READ[0]?.payer, reference: "00000007" },
      { amount: 999_999_999, payer: READ[1]?.payer },
      { amount: 70, payer: "ﾘｿｸ" },
    ]);
  });

  test("a correction is told as taken back", () => {
    const { lines } = readZengin(movementsFile([{ day: "081227", amount: 70, isCancelled: true }]), TODAY);
    expect(lines).toMatchObject([{ isCancelled: true }]);
  });
});

describe("a bank's CSV", () => {
  const csv = (text: string) => new TextEncoder().encode(text);
  const mapping = { encoding: "utf-8", day: "勘定日", amount: "入金金額(円)", payer: "摘要" } as const;

  test("is read by the names of its head line, wherever that is", () => {
    const text = `\ufeff照会口座,見本\r\n番号,勘定日,出金金額(円),入金金額(円),摘要\r\n1,2026年12月25日,,"12,800","ﾌﾘｺﾐ ""ｶ)ﾊﾝｷﾞ"""\r\n2,2026/12/26,500,,ﾃｽｳﾘﾖｳ\n3,R8.12.27,,¥70円,ﾘｿｸ`;
    expect(readBankCsv(csv(text), mapping).lines).toMatchObject([
      { day: "2026-12-25", amount: 12_800, payer: 'ﾌﾘｺﾐ "ｶ)ﾊﾝｷﾞ"' },
      { day: "2026-12-27", amount: 70, payer: "ﾘｿｸ" },
    ]);
  });

  test("by numbers where there is no head line, in Shift_JIS", () => {
    const bytes = Uint8Array.from([...Buffer.from("20261225,100,"), 0xca, 0xdd, 0xb7, 0xde, 0x0a]);
    const lines = readBankCsv(bytes, { encoding: "shift_jis", day: "1", amount: "2", payer: "3" }).lines;
    expect(lines).toMatchObject([{ day: "2026-12-25", amount: 100, payer: "ﾊﾝｷﾞ" }]);
  });

  test("with one column for both, what went is passed over, however the bank marks it", () => {
    const went = ["-330", "−1,100", "▲ 5", "△7", "－80"].map((amount) => `2026/12/26,"${amount}",ﾃｽｳﾘﾖｳ`);
    const text = ["勘定日,入金金額(円),摘要", ...went, '2026/12/26,"1,200",ｽｽﾞｷ'].join("\n");
    expect(readBankCsv(csv(text), mapping).lines).toMatchObject([{ amount: 1_200, payer: "ｽｽﾞｷ" }]);
  });

  test.each([
    ["勘定日,摘要\n2026/12/25,a", "no head line"],
    ["勘定日,入金金額(円),摘要\n2026/13/25,100,a", "the day is 2026/13/25"],
    ["勘定日,入金金額(円),摘要\n2026/12/25,百円,a", "the amount is 百円"],
  ])("%j is refused", (text, why) => {
    expect(() => readBankCsv(csv(text), mapping)).toThrow(why);
  });
});
