import type { Address, Courier } from "@surimono/domain/delivery";
import {
  COURIER_FILES,
  type CourierContracts,
  courierRow,
  readCourierReference,
  type Shipment,
} from "@surimono/domain/floor";
import { expect, test } from "vitest";
import { toCp932, unknownInCp932 } from "../../../platform/csv/index.ts";

const PLAIN: Address = {
  ...{
    lastName: "髙橋",
    firstName: "すみれ",
    companyName: "",
    postalCode: "1500001",
    prefecture: "東京都",
    city: "渋谷区",
  },
  ...{ street: "神宮前1-2-3", building: "版木ビル", room: "405号室", phone: "+819012345678" },
};
const CONTRACTS: CourierContracts = {
  sender: {
    ...{ lastName: "", firstName: "", companyName: "摺物工房", postalCode: "1010051", prefecture: "東京都" },
    ...{ city: "千代田区", street: "神田神保町1-2-3", building: "", room: "", phone: "03-1234-5678" },
  },
  yamato: { customer: "0312345678", fare: "01" },
  sagawa: { customer: "012345678901" },
  japanpost: { label: "1100780" },
};
const DAY = "2026-11-24";
const shipment = (change: Partial<Shipment> = {}): Shipment => ({
  ...{ number: "SR-0000-0012", parcel: 1, receiver: PLAIN, sender: undefined, pieces: 3 },
  ...{ wishedDay: undefined, wishedBand: undefined, ...change },
});

/** Of the bytes: in this encoding no second byte of a letter is a quote, a comma or a line's end. */
function parse(bytes: Uint8Array): Uint8Array[] {
  const cells: Uint8Array[] = [];
  let from = -1;
  for (const [at, byte] of bytes.entries()) {
    if (byte !== 0x22) continue;
    if (from < 0) from = at + 1;
    else {
      cells.push(bytes.slice(from, at));
      from = -1;
    }
  }
  return cells;
}

function rowOf(courier: Courier, one: Shipment) {
  const { cells, problems } = courierRow(COURIER_FILES[courier], one, CONTRACTS, DAY, unknownInCp932);
  expect(problems).toEqual([]);
  const bytes = toCp932(`${cells.map((cell) => `"${cell}"`).join(",")}\r\n`);
  const decoder = new TextDecoder("shift_jis", { fatal: true });
  const parsed = parse(bytes);
  // Column by its number, only what is filled.
  const filled = parsed.flatMap((cell, index) =>
    cell.length === 0 ? [] : [[index + 1, decoder.decode(cell)] as const],
  );
  return { columns: parsed.length, cells: Object.fromEntries(filled), bytes: parsed };
}

const COMPANY = shipment({
  ...{ parcel: 12, pieces: 40, wishedDay: "2026-11-30", wishedBand: "14-16" },
  receiver: {
    ...PLAIN,
    companyName: "㈱山﨑商店",
    building: "パークタワー〜みなとみらい〜２号館",
    room: "－１２０３号室",
  },
});
const SENDER = shipment({
  wishedBand: "morning",
  sender: { ...PLAIN, lastName: "𠮷田", firstName: "花子", building: "", room: "", phone: "+815012345678" },
});

test("three parcels for Yamato, by the number of each of 95 columns", () => {
  const from = {
    20: "0312345678",
    ...{
      22: "1010051",
      23: "東京都千代田区神田神保町1-2-3",
      25: "摺物工房",
      38: "1",
      40: "0312345678",
      42: "01",
      75: "注文番号",
    },
  };
  const plain = {
    ...{ 1: "SR00000012P1", 2: "0", 3: "0", 5: "2026/11/24", 9: "09012345678", 11: "1500001" },
    ...{ 12: "東京都渋谷区神宮前1-2-3", 13: "版木ビル　405号室", 16: "髙橋　すみれ", 18: "様" },
    ...{ ...from, 28: "プリント製品　3点", 76: "SR-0000-0012" },
  };
  const first = rowOf("yamato", shipment());
  expect(first).toMatchObject({ columns: 95, cells: plain });
  expect(Buffer.from(first.bytes[15] ?? []).toString("hex")).toBe("fbfc8bb4814082b782dd82ea");
  expect(rowOf("yamato", COMPANY).cells).toEqual({
    ...plain,
    ...{ 1: "SR00000012P12", 6: "2026/11/30", 7: "1416", 28: "プリント製品　40点" },
    ...{ 13: "パークタワー～みなとみらい～２号", 14: "㈱山﨑商店", 15: "館　－１２０３号室" },
  });
  expect(rowOf("yamato", SENDER).cells).toEqual({
    ...plain,
    ...{ 7: "0812", 20: "05012345678", 22: "1500001", 23: "東京都渋谷区神宮前1-2-3", 25: "吉田　花子" },
  });
});

test("three parcels for Sagawa, by the number of each of 74 columns", () => {
  const plain = {
    ...{ 3: "09012345678", 4: "1500001", 5: "東京都渋谷区神宮前1-2-3　版木ビ", 6: "ル　405号室", 8: "髙橋　すみれ" },
    ...{ 10: "SR00000012P1", 11: "012345678901", 18: "0312345678", 19: "1010051", 20: "東京都千代田区神田神保町1-2-3" },
    ...{
      22: "摺物工房",
      24: "001",
      25: "プリント製品",
      26: "3点",
      42: "1",
      43: "000",
      44: "001",
      58: "1",
      61: "20261124",
    },
  };
  expect(rowOf("sagawa", shipment())).toMatchObject({ columns: 74, cells: plain });
  expect(rowOf("sagawa", COMPANY).cells).toEqual({
    ...plain,
    ...{ 5: "東京都渋谷区神宮前1-2-3　パーク", 6: "タワー～みなとみらい～２号館　－", 7: "１２０３号室" },
    ...{ 8: "㈱山﨑商店", 9: "髙橋　すみれ", 10: "SR00000012P12", 26: "40点", 45: "20261130", 46: "14", 52: "005" },
  });
  expect(rowOf("sagawa", SENDER).cells).toEqual({
    ...plain,
    ...{ 18: "05012345678", 19: "1500001", 20: "東京都渋谷区神宮前1-2-3", 22: "吉田　花子", 46: "01", 52: "007" },
  });
});

test("three parcels for Japan Post, by the number of each of 117 columns", () => {
  const zeros = Object.fromEntries([6, 7, 8, 19, 55, 56, 57, 58, 59, 64, 67, 68, 69].map((column) => [column, "0"]));
  const plain = {
    ...{ ...zeros, 1: "SR00000012P1", 2: "20261124", 11: "1100780", 13: "1500001", 14: "東京都渋谷区神宮前1-2-3" },
    ...{ 15: "版木ビル　405号室", 17: "髙橋　すみれ", 20: "09012345678", 30: "1010051" },
    ...{ 31: "東京都千代田区神田神保町1-2-3", 34: "摺物工房", 37: "0312345678", 54: "SR-0000-0012" },
    ...{ 66: "00", 72: "1", 103: "プリント製品", 104: "3" },
  };
  expect(rowOf("japanpost", shipment())).toMatchObject({ columns: 117, cells: plain });
  expect(rowOf("japanpost", COMPANY).cells).toEqual({
    ...plain,
    ...{ 1: "SR00000012P12", 15: "パークタワー～みなとみらい～２号館　－１２０３号室", 17: "㈱山﨑商店" },
    ...{ 18: "髙橋　すみれ", 65: "20261130", 66: "53", 104: "40" },
  });
  expect(rowOf("japanpost", SENDER).cells).toEqual({
    ...plain,
    ...{ 30: "1500001", 31: "東京都渋谷区神宮前1-2-3", 34: "吉田　花子", 37: "05012345678", 66: "51" },
  });
});

test("what a file cannot hold is named and never cut, and no letter becomes a question mark", () => {
  const problemsOf = (receiver: Partial<Address>, courier: Courier = "yamato") =>
    courierRow(
      COURIER_FILES[courier],
      shipment({ receiver: { ...PLAIN, ...receiver } }),
      CONTRACTS,
      DAY,
      unknownInCp932,
    ).problems;
  expect(problemsOf({ firstName: "すみれ♥😀" })).toEqual([{ column: "お届け先名", kind: "letters", text: "♥😀" }]);
  expect(problemsOf({ street: "あ".repeat(28) })).toMatchObject([{ column: "お届け先住所", kind: "too-long" }]);
  expect(problemsOf({ street: "あ".repeat(26) })).toEqual([]);
  expect(problemsOf({ street: "あ".repeat(48) }, "sagawa")).toMatchObject([
    { column: "お届け先住所１", kind: "too-long" },
  ]);
  expect(problemsOf({ street: "あ".repeat(70) }, "japanpost")).toMatchObject([
    { column: "お届け先 住所１", kind: "too-long" },
  ]);
  // Of closed accounts nothing is left.
  expect(problemsOf({ phone: "", postalCode: "" }).map(({ column }) => column)).toEqual([
    "お届け先電話番号",
    "お届け先郵便番号",
  ]);
  expect(() => toCp932("♥")).toThrow("U+2665");
});

test("letters have the bytes that Windows writes", () => {
  const hex = (text: string) => Buffer.from(toCp932(text)).toString("hex");
  expect(hex("Aｱ～－∥￠￡￢")).toBe("41b18160817c81618191819281ca");
  expect(hex("①㈱髙﨑德彅塚∵≒№")).toBe("8740878afbfcfab1fabafa6792cb81e681e08782");
  // Composed from two, and without a variant's mark.
  const { cells } = courierRow(
    COURIER_FILES.yamato,
    shipment({ receiver: { ...PLAIN, firstName: "か\u3099\u2212\u00a5" } }),
    CONTRACTS,
    DAY,
    unknownInCp932,
  );
  expect(cells[15]).toBe("髙橋　が－￥");
});

test("the reference comes back as it went, and nothing else is one", () => {
  expect(readCourierReference("SR00000012P12")).toEqual({ number: "SR-0000-0012", parcel: 12 });
  expect(readCourierReference(" sr00000012p1 ")).toEqual({ number: "SR-0000-0012", parcel: 1 });
  for (const text of ["", "SR00000012", "123456789012", "SR00000012P", "=1"])
    expect(readCourierReference(text)).toBeUndefined();
});
