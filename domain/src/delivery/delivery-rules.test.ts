import { describe, expect, test } from "vitest";
import { addDays, type Day } from "../kernel/index.ts";
import { addressLine, addressLine2, checkAddress } from "./address.ts";
import { type Address, addressOf } from "./address-fields.ts";
import { deliveryFee } from "./delivery-fee.ts";
import { dispatchDay } from "./dispatch-day.ts";
import { isBusinessDay } from "./holidays.ts";
import { cleanTown, formatPostalCode, normalizePostalCode } from "./postal-code.ts";
import { PREFECTURES } from "./prefectures.ts";

const ADDRESS: Address = {
  lastName: "髙﨑",
  firstName: "𠮷乃",
  companyName: "㈱すりもの＆Co.",
  postalCode: "150-0001",
  prefecture: "東京都",
  city: "渋谷区",
  street: "神宮前一丁目２－３",
  building: "メゾン・ド・版木～A棟",
  room: "４０５号室",
  phone: "+819012345678",
};

describe("an address", () => {
  test.each<[string, Partial<Address>, [string, string][]]>([
    ["as people write it", {}, []],
    [
      "with all that is required missing",
      { lastName: "", firstName: " ", postalCode: "", prefecture: "", city: "", street: "", phone: "" },
      [
        ["lastName", "delivery/required"],
        ["firstName", "delivery/required"],
        ["postalCode", "delivery/required"],
        ["prefecture", "delivery/required"],
        ["city", "delivery/required"],
        ["street", "delivery/required"],
        ["phone", "delivery/required"],
      ],
    ],
    ["with an emoji", { building: "ハイツ😀" }, [["building", "delivery/disallowed-characters"]]],
    ["with mark-up", { street: "1<b>2" }, [["street", "delivery/disallowed-characters"]]],
    ["with a character of private use", { lastName: "\u{e000}" }, [["lastName", "delivery/disallowed-characters"]]],
    ["of exactly 100 characters", { street: "あ".repeat(94) }, []],
    ["of 101 characters", { street: "あ".repeat(95) }, [["street", "delivery/too-long"]]],
    ["counted as people count", { street: "𠮷".repeat(94) }, []],
    ["with building and room of exactly 200 characters", { building: "あ".repeat(150), room: "い".repeat(50) }, []],
    [
      "with building and room of 201 characters",
      { building: "あ".repeat(150), room: "い".repeat(51) },
      [["building", "delivery/too-long"]],
    ],
    ["with six digits", { postalCode: "150-000" }, [["postalCode", "delivery/invalid-postal-code"]]],
    ["in no prefecture", { prefecture: "東京" }, [["prefecture", "delivery/invalid-prefecture"]]],
    ["with a short telephone number", { phone: "03-1234" }, [["phone", "delivery/invalid-phone"]]],
  ])("%s", (_name, change, problems) => {
    expect(checkAddress({ ...ADDRESS, ...change }).map(({ field, code }) => [field, code])).toEqual(problems);
  });

  test("is told from a record that holds more", () => {
    const { room, ...rest } = ADDRESS;
    expect(JSON.stringify(addressOf({ ...{ room, userId: "u1" }, ...rest }))).toBe(JSON.stringify(ADDRESS));
  });

  test("reads as two lines", () => {
    expect([addressLine(ADDRESS), addressLine2(ADDRESS)]).toEqual([
      "東京都渋谷区神宮前一丁目２－３",
      "メゾン・ド・版木～A棟 ４０５号室",
    ]);
    expect(addressLine2({ building: "", room: "201" })).toBe("201");
  });
});

test("there are 47 prefectures", () => {
  expect(new Set(PREFECTURES).size).toBe(47);
});

test.each([
  ["150-0001", "1500001"],
  ["〒１５０ー０００１", "1500001"],
  ["〒150－0001", "1500001"],
  [" 150 0001 ", "1500001"],
  ["150000", undefined],
  ["15000011", undefined],
  ["abcdefg", undefined],
  ["", undefined],
])("the postal code %s is %s", (text, digits) => {
  expect(normalizePostalCode(text)).toBe(digits);
  if (digits) expect(formatPostalCode(digits)).toBe("150-0001");
});

test.each([
  ["神宮前", "神宮前"],
  ["以下に掲載がない場合", ""],
  ["丸の内新丸の内ビルディング（３７階）", "丸の内新丸の内ビルディング"],
  ["協和（８８−２、２７１−１０、", "協和"],
  ["大島町一円", "大島町"],
])("the town %s reads %s", (raw, town) => {
  expect(cleanTown(raw)).toBe(town);
});

describe("days", () => {
  test.each([
    ["2026-11-20", true],
    ["2026-11-21", false],
    ["2026-11-22", false],
    ["2026-11-23", false],
    ["2026-05-06", false], // substitute for the third, a Sunday
    ["2026-05-07", true],
    ["2026-09-21", false], // Respect for the Aged Day
    ["2026-09-22", false], // a day between two holidays
    ["2026-09-23", false], // autumnal equinox
    ["2027-03-21", false],
    ["2027-03-22", false], // substitute for the equinox on a Sunday
    ["2026-01-12", false],
    ["2026-07-20", false],
    ["2026-10-12", false],
    ["2026-12-29", false],
    ["2027-01-04", true],
  ])("%s is a business day: %s", (day, expected) => {
    expect(isBusinessDay(day)).toBe(expected);
  });

  test.each([
    ["2026-11-20T01:00:00Z", "2026-11-30"], // Friday before a long weekend
    ["2026-11-20T15:30:00Z", "2026-11-30"], // already Saturday in Japan
    ["2026-12-22T03:00:00Z", "2026-12-28"], // the fifth business day, January 4, comes after the tenth day
    ["2026-12-28T03:00:00Z", "2027-01-07"],
    ["2026-06-01T03:00:00Z", "2026-06-08"],
  ])("an order of %s leaves by %s", (moment, day) => {
    expect(dispatchDay(new Date(moment))).toBe(day);
  });

  test("every order of six years leaves on a business day after it and within ten days", () => {
    for (let day: Day = "2026-01-01"; day < "2032-01-01"; day = addDays(day, 1)) {
      const leaves = dispatchDay(new Date(`${day}T12:00:00+09:00`));
      expect([day, isBusinessDay(leaves), leaves > day, leaves <= addDays(day, 10)]).toEqual([day, true, true, true]);
    }
  });
});

test.each([
  [0, 0],
  [1, 0],
  [2, 770],
  [200, 199 * 770],
])("to %i destinations delivery costs %i yen", (destinations, fee) => {
  expect(deliveryFee(destinations)).toBe(fee);
});
