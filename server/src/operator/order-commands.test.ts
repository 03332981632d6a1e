import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getPrivateNotifications } from "@surimono/contract/notices";
import { cancelOrder, getOrder } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { undoStep } from "../features/orders/index.ts";
import { fillCart, openBuyer, placeAgain, placeCart, storing, waitUntil } from "../features/orders/testing/index.ts";
import { askOperator } from "../testing/ask-operator.ts";
import { makeCallWorld } from "../testing/call-world.ts";
import { openTestShop, type TestShop, value } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const operator = (...args: string[]) => askOperator(opened, ...args, "--yes");
const rows = async (query: ReturnType<typeof sql>) => (await opened.shop.database.db.execute(query)).rows;

async function placeOld() {
  const buyer = await openBuyer(opened, { kind: "business" });
  const placed = value(await placeCart(buyer, 1));
  await rows(sql`update orders set placed_at = placed_at - interval '31 minutes' where id = ${placed.order_id}`);
  const advance = (step: string) => operator("advance-order", placed.order_number, step);
  const undo = (...more: string[]) => operator("undo-step", placed.order_number, ...more);
  const bell = async () => value(await buyer.call(getPrivateNotifications, {})).data.filter(({ type }) => type === 3);
  return { buyer, advance, undo, bell, ...placed };
}

const refusal = (words: string) => ({ code: 1, output: expect.stringContaining(words) });

test("a wrong step is taken back with a reason, stays on record, and the buyer is told what is true", async () => {
  const { buyer, order_id, advance, undo, bell } = await placeOld();
  expect(await undo("--reason", "slip")).toMatchObject(refusal("The order is waiting: there is no step to take back."));
  for (const step of ["printing", "packed", "shipped"]) expect(await advance(step)).toMatchObject({ code: 0 });
  expect(value(await buyer.call(getOrder, { order_id })).status_name).toBe("発送済み");

  expect(await undo()).toMatchObject(refusal("--reason is missing"));
  expect(await undo("--reason", "  ")).toMatchObject(refusal("--reason is missing"));
  expect(await undo("--reason", "took the wrong parcel")).toMatchObject({
    code: 0,
    output: "Done: packed again. The buyer finds it in the bell.",
  });
  expect(value(await buyer.call(getOrder, { order_id })).status_name).toBe("準備中");
  const told = await bell();
  expect(told).toHaveLength(2);
  expect(told.map(({ content }) => content).join()).toContain("発送のお知らせは、当店の誤りでした");
  // Of steps that the buyer is not told of, nothing is said.
  expect(await undo("--reason", "wrong box")).toMatchObject({ code: 0, output: "Done: printing again." });
  expect(await bell()).toHaveLength(2);
  const moves = sql`select from_state, to_state, cause, reason from order_moves
    where order_id = ${order_id} and axis = 'fulfilment' order by id`;
  expect((await rows(moves)).slice(-3)).toEqual([
    { from_state: "packed", to_state: "shipped", cause: "workshop", reason: null },
    { from_state: "shipped", to_state: "packed", cause: "operator", reason: "took the wrong parcel" },
    { from_state: "packed", to_state: "printing", cause: "operator", reason: "wrong box" },
  ]);
  for (const step of ["packed", "shipped"]) expect(await advance(step)).toMatchObject({ code: 0 });
});

test("two operators who saw the same slip take one step back", async () => {
  const { order_id, order_number: number, advance } = await placeOld();
  for (const step of ["printing", "packed"]) await advance(step);
  const seen = { number, from: "packed", reason: "slip" } as const;
  const undone = await Promise.all([1, 2].map(() => undoStep(storing(opened.shop, true), seen, new Date())));
  expect(undone.filter(({ ok }) => ok)).toHaveLength(1);
  expect(undone.find(({ ok }) => !ok)).toMatchObject({ failure: { code: "orders/moved-meanwhile", at: "printing" } });
  expect(await rows(sql`select fulfilment from orders where id = ${order_id}`)).toEqual([{ fulfilment: "printing" }]);
});

test("what goes by courier is not stored", async () => {
  const { advance, undo, order_id, bell } = await placeOld();
  for (const step of ["printing", "packed"]) await advance(step);
  expect(await advance("stored")).toMatchObject(refusal("cannot go to stored"));
  // One that an older release let through can be taken back.
  await rows(sql`update orders set fulfilment = 'stored' where id = ${order_id}`);
  expect(await undo("--reason", "there is no warehouse")).toMatchObject({
    code: 0,
    output: "Done: packed again. The buyer finds it in the bell.",
  });
  expect((await bell()).map(({ content }) => content).join()).toContain("当店の誤りでした");
  expect(await advance("shipped")).toMatchObject({ code: 0 });
});

test("an order that is not there, or not placed, has no step to take back and nothing to print again", async () => {
  for (const command of ["undo-step", "reprint"]) {
    expect(await operator(command, "--reason", "x")).toMatchObject(refusal("Which order?"));
    expect(await operator(command, "SR-0000-0000", "--reason", "x")).toMatchObject(refusal("There is no placed order"));
  }
  const buyer = await openBuyer(opened, { kind: "business" });
  const { order_id, order_number } = value(await placeCart(buyer, 1));
  value(await buyer.call(cancelOrder, { order_id }));
  for (const command of ["undo-step", "reprint"])
    expect(await operator(command, order_number, "--reason", "x")).toMatchObject(refusal("There is no placed order"));
  expect(await rows(sql`select 1 from pgboss.job where name = 'reprint-order'`)).toEqual([]);
});

test("nothing is taken back of an order whose buyer closed the account, as nobody could be told", async () => {
  const { advance, undo, order_id } = await placeOld();
  await advance("printing");
  await rows(sql`update orders set email = '' where id = ${order_id}`);
  expect(await undo("--reason", "slip")).toMatchObject(refusal("The buyer closed the account"));
  expect(await rows(sql`select fulfilment from orders where id = ${order_id}`)).toEqual([{ fulfilment: "printing" }]);
});

test("of an order with several lines the named one alone is printed again", async () => {
  const buyer = await openBuyer(opened, { kind: "business" });
  const cart = await fillCart(buyer, { 23: 1, 24: 1, 25: 1 });
  const { order_id, order_number } = value(await placeAgain(buyer, cart, 1));
  const { lines } = value(await buyer.call(getOrder, { order_id }));
  const { output } = await operator("reprint", order_number, "--line", "2", "--reason", "it was torn");
  expect(output.split("\n").filter((line) => line.startsWith("  "))).toEqual([
    `  ${lines[1]?.name}, ${lines[1]?.size_name}, 1 pieces`,
  ]);
  const notes = sql`select to_state from order_moves where order_id = ${order_id} and axis = 'prints'`;
  expect(await rows(notes)).toEqual([{ to_state: lines[1]?.line_id }]);
  const printed = sql`select line->>'id' as id from pgboss.job, jsonb_array_elements(data->'lines') line
    where name = 'reprint-order' and data->>'orderNumber' = ${order_number}`;
  expect(await rows(printed)).toEqual([{ id: lines[1]?.line_id }]);
});

test("print files are made again with a reason: what is missing, byte for byte, tickets of lines too", async () => {
  const owner = await opened.asMember({ kind: "business" });
  const world = await makeCallWorld(opened, owner);
  const number = value(await owner.call(getOrder, { order_id: world.orderId })).order_number;
  const folder = join(opened.dataDir, "files/prints", world.versionId);
  const hashes = () =>
    Object.fromEntries(
      globSync("**/*.{png,pdf,csv,json}", { cwd: folder })
        .sort()
        .map((name) => [
          name,
          createHash("sha256")
            .update(readFileSync(join(folder, name)))
            .digest("hex"),
        ]),
    );
  const isOver = (kind: string) => async () => {
    const done = sql`select 1 from pgboss.job
      where name = ${kind} and state = 'completed' and data->>'orderNumber' = ${number}`;
    return (await rows(done)).length > 0;
  };
  await waitUntil("the first print", isOver("print-order"));
  const made = hashes();
  const png = Object.keys(made).find((name) => name.endsWith(".png")) ?? "";
  for (const name of Object.keys(made).filter((name) => name === png || name.startsWith("lines/")))
    await opened.shop.files.remove(`prints/${world.versionId}/${name}`);

  expect(await operator("reprint", number)).toMatchObject(refusal("--reason is missing"));
  expect(await operator("reprint", number, "--line", "0", "--reason", "x")).toMatchObject(
    refusal("--line is the number"),
  );
  expect(await operator("reprint", number, "--line", "9", "--reason", "x")).toMatchObject(refusal("has 1 lines"));
  expect(await operator("reprint", number, "--line", "1", "--reason", "the disk was lost")).toMatchObject({
    code: 0,
    output: expect.stringContaining("Done: the running shop makes them"),
  });
  await waitUntil("the second print", isOver("reprint-order"));
  expect(Object.keys(made).length).toBeGreaterThan(4);
  expect(hashes()).toEqual(made);
  const notes = sql`select axis, cause, reason from order_moves where order_id = ${world.orderId} and axis = 'prints'`;
  expect(await rows(notes)).toEqual([{ axis: "prints", cause: "operator", reason: "the disk was lost" }]);
});
