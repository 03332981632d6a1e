import { expect, test } from "vitest";
import { ASKS } from "../e2e/bench/console/asks.ts";
import { allCalls } from "../server/src/testing/all-calls.ts";

test("every reading call of the console is measured with a million orders, or says why not", async () => {
  const reading = (await allCalls()).filter(({ access, method }) => access === "operator" && method === "GET");
  expect(Object.keys(ASKS).toSorted()).toEqual(reading.map(({ name }) => name).toSorted());
});
