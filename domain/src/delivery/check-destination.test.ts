import { expect, test } from "vitest";
import { checkDestination, type Destination, hasWish } from "./check-destination.ts";
import { readTrackingNumber } from "./couriers.ts";

const DESTINATION: Destination = {
  id: "a",
  address: {
    ...{ lastName: "版木", firstName: "彫子", companyName: "", postalCode: "1500001", prefecture: "東京都" },
    ...{ city: "渋谷区", street: "神宮前1-2-3", building: "", room: "", phone: "+819012345678" },
  },
  sender: "own",
  senderAddress: undefined,
  wishedDay: null,
  wishedBand: null,
  note: "",
  pieces: [{ lineId: "l", quantity: 1 }],
};
const DISPATCH = "2026-11-30";
const far = { ...DESTINATION.address, prefecture: "沖縄県" };

test.for<[string, Partial<Destination>, string[]]>([
  ["nothing", {}, []],
  ["no pieces", { pieces: [] }, ["pieces delivery/no-pieces"]],
  ["a business without an address", { sender: "business" }, ["sender delivery/no-sender"]],
  ["a business with one", { sender: "business", senderAddress: DESTINATION.address }, []],
  ["the first day", { wishedDay: "2026-12-01" }, []],
  ["the day of dispatch itself", { wishedDay: "2026-11-30" }, ["wished_day delivery/wish-not-offered"]],
  ["the last day", { wishedDay: "2026-12-14", wishedBand: "14-16" }, []],
  ["a day too late", { wishedDay: "2026-12-15" }, ["wished_day delivery/wish-not-offered"]],
  ["a day too soon for the sea", { wishedDay: "2026-12-03", address: far }, ["wished_day delivery/wish-not-offered"]],
  ["an hour over the sea", { wishedBand: "morning", address: far }, ["wished_day delivery/wish-not-offered"]],
  ["a picture in the note", { note: "🎁" }, ["note delivery/disallowed-characters"]],
  ["a long note", { note: "あ".repeat(201) }, ["note delivery/too-long"]],
  ["a wrong address", { address: { ...far, phone: "1" } }, ["phone delivery/invalid-phone"]],
])("%s", ([, change, problems]) => {
  const found = checkDestination({ ...DESTINATION, ...change }, DISPATCH);
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
});

test("a tracking number is read in any usual writing", () => {
  expect(["１２３４-5678-9012", "ab 1234567 jp", "12", "1234/5678/9012"].map(readTrackingNumber)).toEqual([
    "123456789012",
    "AB1234567JP",
    undefined,
    undefined,
  ]);
});

test("a parcel says more than its address as soon as one thing is wished for", () => {
  expect(hasWish(DESTINATION)).toBe(false);
  const wishes = [
    { sender: "present" },
    { wishedDay: "2026-12-05" },
    { wishedBand: "morning" },
    { note: "店頭へ" },
  ] as const;
  for (const wish of wishes) expect(hasWish({ ...DESTINATION, ...wish })).toBe(true);
});
