import { expect, test } from "vitest";
import { OPERATOR_RIGHTS, OPERATOR_ROLE_IDS, OPERATOR_ROLES, rightsOf } from "./index.ts";

test("the roles are those of the console, each with a name of its own", () => {
  expect(OPERATOR_ROLE_IDS).toEqual(["owner", "orders", "floor", "support", "finance", "catalogue", "viewer"]);
  expect(new Set(OPERATOR_ROLE_IDS.map((id) => OPERATOR_ROLES[id].name)).size).toBe(OPERATOR_ROLE_IDS.length);
});

test("an owner may do everything, and nobody else manages operators", () => {
  expect([...rightsOf(["owner"])].sort()).toEqual([...OPERATOR_RIGHTS].sort());
  const others = OPERATOR_ROLE_IDS.filter((id) => id !== "owner");
  expect(rightsOf(others).has("operators.manage")).toBe(false);
});

test("a viewer changes nothing, and neither a viewer nor the catalogue's people see anybody's address", () => {
  for (const right of rightsOf(["viewer"])) expect(right).toMatch(/^(?!people)\w+\.see$/);
  expect(rightsOf(["viewer", "catalogue"]).has("people.see")).toBe(false);
});

test("several roles have the rights of all of them", () => {
  const both = rightsOf(["floor", "finance"]);
  for (const role of ["floor", "finance"] as const)
    for (const right of rightsOf([role])) expect(both.has(right)).toBe(true);
  expect(rightsOf([]).size).toBe(0);
});

test.each([
  ["money.see", /^money\.(?!see)/],
  ["members.see", /^members\.(?!see)/],
  ["support.see", /^support\.(?!see)/],
  ["documents.see", /^documents\.(?!see)/],
  ["orders.see", /^orders\.(?!see)/],
] as const)("whoever decides on something has %s, without which no screen shows it", (see, decides) => {
  for (const role of OPERATOR_ROLE_IDS) {
    const rights = rightsOf([role]);
    if ([...rights].some((right) => decides.test(right))) expect(rights.has(see), role).toBe(true);
  }
});
