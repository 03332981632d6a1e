import {
  deleteAddress,
  findPostalCode,
  listAddresses,
  saveAddress,
  setDefaultAddress,
} from "@surimono/contract/delivery";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { ADDRESS } from "../orders/testing/index.ts";
import { formatPhone, parsePhone } from "./parse-phone.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

test("an address is kept in its normal form; the first is the default", async () => {
  const { call } = await opened.asMember();
  expect(await call(saveAddress, ADDRESS)).toMatchObject({
    value: {
      ...ADDRESS,
      postal_code: "150-0001",
      company_name: "",
      address: "東京都渋谷区神宮前1-2-3",
      address2: "版木ビル 405号室",
      is_default: true,
    },
  });
  expect(await call(saveAddress, { ...ADDRESS, last_name: "二番目" })).toMatchObject({ value: { is_default: false } });
});

test("one address is the default, whatever happens", async () => {
  const { call } = await opened.asMember();
  const ids: string[] = [];
  for (const name of ["一", "二", "三"]) {
    const saved = await call(saveAddress, { ...ADDRESS, last_name: name });
    ids.push(saved.ok ? saved.value.address_id : "");
  }
  const [first = "", second = "", third = ""] = ids;
  expect(await call(setDefaultAddress, { address_id: second })).toMatchObject({
    value: { addresses: [{ last_name: "二", is_default: true }, {}, {}] },
  });
  expect(
    await call(saveAddress, { ...ADDRESS, address_id: third, last_name: "三の新", is_default: true }),
  ).toMatchObject({ value: { is_default: true } });
  expect(await call(deleteAddress, { address_id: third })).toMatchObject({
    value: { addresses: [{ last_name: "二", is_default: true }, { is_default: false }] },
  });
  await call(deleteAddress, { address_id: second });
  expect(await call(listAddresses, {})).toMatchObject({
    value: { addresses: [{ address_id: first, is_default: true }] },
  });
  expect(await call(deleteAddress, { address_id: first })).toMatchObject({ value: { addresses: [] } });
});

test("twenty first addresses at once: one default", async () => {
  const { call } = await opened.asMember();
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => call(saveAddress, { ...ADDRESS, room: `${n}号室`, is_default: true })),
  );
  const listed = await call(listAddresses, {});
  expect(listed.ok && listed.value.addresses.filter(({ is_default }) => is_default)).toHaveLength(1);
  expect(listed.ok && listed.value.addresses).toHaveLength(20);
});

test("the same new address again, as after a lost answer, is the one that is there", async () => {
  const { call } = await opened.asMember();
  const [first, again, other] = [
    await call(saveAddress, ADDRESS),
    await call(saveAddress, { ...ADDRESS, is_default: true }),
    await call(saveAddress, { ...ADDRESS, first_name: "別人" }),
  ];
  expect(again).toEqual(first);
  expect(other.ok && first.ok && other.value.address_id !== first.value.address_id).toBe(true);
  const listed = await call(listAddresses, {});
  expect(listed.ok && listed.value.addresses).toHaveLength(2);
});

test("a sender's address can be a destination too", async () => {
  const { call } = await opened.asMember();
  const sender = await call(saveAddress, { ...ADDRESS, kind: "sender" });
  const destination = await call(saveAddress, ADDRESS);
  expect(destination).toMatchObject({ value: { kind: "receiver", is_default: true } });
  expect(await call(saveAddress, ADDRESS)).toEqual(destination);
  expect(await call(saveAddress, { ...ADDRESS, kind: "sender" })).toEqual(sender);
  const listed = await call(listAddresses, {});
  expect(listed.ok && listed.value.addresses.map(({ kind }) => kind)).toEqual(["receiver", "sender"]);
});

test("the book holds fifty", async () => {
  const { call } = await opened.asMember();
  for (let count = 0; count < 50; count++) await call(saveAddress, { ...ADDRESS, room: `${count}号室` });
  expect(await call(saveAddress, ADDRESS)).toMatchObject({
    failure: { code: "delivery/address-book-full", status: 409 },
  });
});

test("all problems come at once, each at its field and in Japanese", async () => {
  const { call } = await opened.asMember();
  const refused = await call(saveAddress, {
    ...ADDRESS,
    postal_code: "1",
    phone: "070-1234-567",
    building: "🏠",
    city: "",
  });
  expect(refused).toMatchObject({
    failure: {
      code: "delivery/invalid-address",
      status: 422,
      detail: {
        problems: [
          {
            field: "postal_code",
            code: "delivery/invalid-postal-code",
            message: "郵便番号は7桁の数字で入力してください。",
          },
          { field: "city", code: "delivery/required" },
          {
            field: "building",
            code: "delivery/disallowed-characters",
            message: "使用できない文字が含まれています。絵文字や記号を除いてください。",
          },
          { field: "phone", code: "delivery/invalid-phone", message: "電話番号を正しく入力してください。" },
        ],
      },
    },
  });
});

test("somebody else's address is not found", async () => {
  const [owner, other] = [await opened.asMember(), await opened.asMember()];
  const saved = await owner.call(saveAddress, ADDRESS);
  const address_id = saved.ok ? saved.value.address_id : "";
  const missing = { failure: { code: "delivery/no-such-address", status: 404 } };
  expect(await other.call(saveAddress, { ...ADDRESS, address_id })).toMatchObject(missing);
  expect(await other.call(deleteAddress, { address_id })).toMatchObject(missing);
  expect(await other.call(setDefaultAddress, { address_id })).toMatchObject(missing);
  expect(await owner.call(listAddresses, {})).toMatchObject({
    value: { addresses: [{ address_id, last_name: "髙橋" }] },
  });
});

describe("a postal code", () => {
  test.each([
    [
      "〒１５０ー０００１",
      { postal_code: "150-0001", prefecture: "東京都", city: "渋谷区", street: "神宮前", multi_town: false },
    ],
    ["1000000", { city: "千代田区", street: "" }],
    ["0660005", { city: "千歳市", street: "協和" }],
    ["498-0000", { prefecture: "愛知県", city: "弥富市", street: "", multi_town: true }],
    [
      "060-8621",
      {
        city: "札幌市中央区",
        street: "北一条西6丁目1-2アーバンネット札幌ビル2F",
        company_name: "株式会社 日本経済新聞社 札幌支社",
      },
    ],
  ])("%s", async (postal_code, place) => {
    const { call } = await opened.asMember();
    expect(await call(findPostalCode, { postal_code })).toMatchObject({ value: place });
  });

  test.each([
    ["999-9999", "delivery/no-such-postal-code", 404],
    ["15000", "delivery/invalid-postal-code", 422],
  ])("%s", async (postal_code, code, status) => {
    const { call } = await opened.asMember();
    expect(await call(findPostalCode, { postal_code })).toMatchObject({ failure: { code, status } });
  });
});

test.each([
  ["090-1234-5678", "+819012345678", "090-1234-5678"],
  ["０３−１２３４−５６７８", "+81312345678", "03-1234-5678"],
  ["+81 50 1234 5678", "+815012345678", "050-1234-5678"],
  ["070-1234-567", undefined, ""],
  ["0120-444-444", undefined, ""],
  ["+1 212 555 0100", undefined, ""],
  ["110", undefined, ""],
  ["でんわ", undefined, ""],
])("the telephone number %s", (text, e164, shown) => {
  expect(parsePhone(text)).toBe(e164);
  if (e164) expect(formatPhone(e164)).toBe(shown);
});
