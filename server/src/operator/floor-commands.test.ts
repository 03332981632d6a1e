import { afterAll, beforeAll, expect, test } from "vitest";
import { readyOrder } from "../features/floor/testing/index.ts";
import { askOperator } from "../testing/ask-operator.ts";
import { openTestShop, type TestShop } from "../testing/index.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const operator = (...args: string[]) => askOperator(opened, ...args, "--yes");
const read = async (...args: string[]) => JSON.parse((await operator(...args, "--json")).output);
const refusal = (words: string) => ({ code: 1, output: expect.stringContaining(words) });

test("batches are made, shown, picked for and closed in a terminal", async () => {
  const { codes, number } = await readyOrder(opened, { 23: 2, 25: 1 });
  const [first = "", second = ""] = codes;
  expect((await read("list-units", "--state", "ready")).units).toMatchObject(codes.map((code) => ({ code })));
  expect(await operator("list-units", "--state", "lost")).toMatchObject(refusal("--state is one of"));
  expect((await operator("make-batch", first)).output).toMatch(/^Done: B\d+ {2}open/);
  expect(await operator("make-batch", first, second)).toMatchObject(refusal("lies in another batch"));
  expect((await operator("make-batches")).output).toMatch(/Done: 1 batches made\.$/);
  const { batches } = await read("list-batches");
  expect(batches).toMatchObject([{ units: 1, is_by_hand: true }, { units: 2 }]);
  const code: string = batches[1].code;
  expect(await operator("show-batch", code)).toMatchObject({ code: 0, output: expect.stringContaining(number) });
  expect(await operator("show-batch", "B12345")).toMatchObject(refusal("There is no batch"));
  expect(await operator("add-to-batch", code, first, "--reason", "急ぎ")).toMatchObject(
    refusal("lies in another batch"),
  );
  expect(await operator("take-out-of-batch", code, second)).toMatchObject(refusal("--reason is missing"));
  expect(await operator("take-out-of-batch", code, second, "--reason", "急ぎ")).toMatchObject({ output: "Done." });
  expect(await operator("take-out-of-batch", code, second, "--reason", "急ぎ")).toMatchObject(refusal("not lie in"));
  expect(await operator("add-to-batch", code, second, "--reason", "急ぎ")).toMatchObject({ output: "Done." });
  expect((await read("pick-list", code)).blanks).toMatchObject([{ units: 1 }, { units: 1 }]);
  expect(await operator("close-batch", code)).toMatchObject(refusal("--reason is missing"));
  expect(await operator("close-batch", code, "--reason", "故障")).toMatchObject({ code: 0, output: "Done: closed." });
  expect((await read("list-batches", "done")).batches).toMatchObject([{ code, closed_reason: "故障" }]);
});
