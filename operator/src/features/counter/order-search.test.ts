import { expect, test } from "vitest";
import { readSearch, writeSearch } from "./order-search.ts";

const through = (address: string) => writeSearch(readSearch(new URLSearchParams(address))).toString();

test("a search comes back from the address as it was written", () => {
  for (const address of ["", "view=late&prefecture=%E6%9D%B1%E4%BA%AC%E9%83%BD&sort=most", "columns=state%2Ctotal"])
    expect(through(address)).toBe(address);
});

test("what no list knows is left out, and the usual columns are not named", () => {
  expect(through("view=nothing&evil=1&columns=x&text=")).toBe("");
  expect(through("columns=total,receiver,state,placed,dispatch,payment")).toBe("");
  expect(readSearch(new URLSearchParams("columns=total,state")).columns).toEqual(["state", "total"]);
});
