import { expect, test } from "vitest";
import { goneExtras } from "./gone-extras.ts";

const FEES = [{ from: 1, cost: 100 }];
const sold = { nameTagFees: FEES, hangTagFees: FEES, personalFees: { name: 300, number: 200 } };
const bare = { nameTagFees: [], hangTagFees: [{ from: 1, cost: 0 }] };
const plain = { methodId: 67, nameTag: false, hangTag: false, personal: null };
const full = { ...plain, nameTag: true, hangTag: true, personal: {} };

test.each([
  ["all of it is sold", sold, full, []],
  ["nothing of it is wanted", bare, plain, []],
  ["none of it is sold", bare, full, ["name-tag", "hang-tag", "personal"]],
  ["one tag is not", { ...sold, hangTagFees: [] }, full, ["hang-tag"]],
  ["screens print all alike", sold, { ...full, methodId: 71 }, ["personal"]],
])("%s", (_name, item, made, gone) => expect(goneExtras(item, made)).toEqual(gone));
