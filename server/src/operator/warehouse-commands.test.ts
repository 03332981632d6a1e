import { saveReturnAddress, sendStored } from "@surimono/contract/warehouse";
import { v4 as randomId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADDRESS, openBuyer, waitUntil } from "../features/orders/testing/index.ts";
import { orderIntoWarehouse, stocksOf } from "../features/warehouse/testing/index.ts";
import { askOperator } from "../testing/ask-operator.ts";
import { openTestShop, type TestShop, value } from "../testing/index.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const operator = (...args: string[]) => askOperator(opened, ...args, "--yes");
const refusal = (words: string) => ({ code: 1, output: expect.stringContaining(words) });

test("the operator sees what is stored, counts it with a reason, and sends it back", async () => {
  const buyer = await openBuyer(opened, { kind: "business" });
  const { email } = buyer.member;
  expect(await operator("stock", email)).toMatchObject({ code: 0, output: "Nothing is stored." });
  expect(await operator("stock", "nobody@example.com")).toMatchObject(refusal("There is no member"));
  await orderIntoWarehouse(opened, buyer, { 23: 4 });
  const stored = async () => (await stocksOf(buyer)).get(23);
  const id = (await stored())?.stored_id ?? "";
  expect((await operator("stock", email)).output).toMatch(
    new RegExp(`${id}: 夏祭りのTシャツ[\\s\\S]*4 pieces, 0 promised, free until`),
  );

  const destination = { destination_id: randomId(), address_id: buyer.addressId };
  const destinations = [{ ...destination, pieces: [{ line_id: id, quantity: 2 }] }];
  value(await buyer.call(sendStored, { sending_id: randomId(), destinations, expected_total: 0 }));
  const count = (counted: string, ...more: string[]) =>
    operator("adjust-stock", id, "--counted", counted, "--reason", "棚卸", ...more);
  expect(await count("x")).toMatchObject(refusal("how many are there?"));
  expect(await operator("adjust-stock", id, "--counted", "3")).toMatchObject(refusal("--reason is missing"));
  expect(await count("1")).toMatchObject(refusal("There are 4 pieces, 2 of them promised"));
  expect(await operator("adjust-stock", randomId(), "--counted", "1", "--reason", "x")).toMatchObject(
    refusal("There are no such pieces."),
  );
  for (const _ of ["once", "again"])
    expect(await count("5")).toMatchObject({ code: 0, output: "Done: 5 pieces, 2 promised." });
  expect(await stored()).toMatchObject({ on_hand: 5, reserved: 2 });

  expect(await operator("return-stock", email)).toMatchObject(refusal("named no return address"));
  value(await buyer.call(saveReturnAddress, ADDRESS));
  expect(await operator("return-stock", email)).toMatchObject({
    code: 0,
    output: "Done: the running shop makes the sending, or the next one that starts. The member gets a letter.",
  });
  await waitUntil("all is promised", async () => (await stored())?.reserved === 5);
  expect(await operator("return-stock", email)).toMatchObject(refusal("Nothing is stored that is not promised"));
});
