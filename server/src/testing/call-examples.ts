import type { CallExample } from "./call-examples/call-example.ts";
import { consoleDoorExamples } from "./call-examples/console-door.ts";
import { goodsExamples } from "./call-examples/goods.ts";
import { membersExamples } from "./call-examples/members.ts";
import { ordersExamples } from "./call-examples/orders.ts";

/** One valid payload for every call of the contract. A call without its line in `call-examples/` fails the test. */
export const callExamples: Readonly<Record<string, CallExample>> = {
  ...goodsExamples,
  ...ordersExamples,
  ...consoleDoorExamples,
  // Last: they end with what ends the session.
  ...membersExamples,
};
