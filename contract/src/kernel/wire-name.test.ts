import { expect, test } from "vitest";
import { fromWire, toWire, wireName } from "./wire-name.ts";

const NAMES = ["lastName", "city"] as const;

test("a capital is written as an underscore and its small letter", () => {
  expect(["city", "lastName", "isOnSale", "address2"].map(wireName)).toEqual([
    "city",
    "last_name",
    "is_on_sale",
    "address2",
  ]);
});

test("a record crosses the wire and back by the list, without fields that the list does not name", () => {
  const record = { city: "台東区", lastName: "摺木", userId: "u1" };
  expect(Object.entries(toWire(NAMES, record))).toEqual([
    ["last_name", "摺木"],
    ["city", "台東区"],
  ]);
  const wire = { ...toWire(NAMES, record), user_id: "u1" };
  expect(fromWire(NAMES, wire)).toEqual({ lastName: "摺木", city: "台東区" });
});
