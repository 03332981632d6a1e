import { randomUUID } from "node:crypto";
import type { CounterOrder } from "../counter-world.ts";

interface AgainExample {
  readonly payload: (world: { readonly order: CounterOrder }) => object | Promise<object>;
  readonly fails?: string;
}

const NO_DEFECT = { order_number: "SR-0000-0000", report: 1 };
const answering = { ...NO_DEFECT, from: "received", words: "写真をお願いします。" };

/** Pieces that come once more, parcels that are lost or split, and reports of defective goods. */
export const againExamples: Readonly<Record<string, AgainExample>> = {
  replaceCounterPieces: {
    payload: async ({ order }) => ({
      order_number: await order.at("shipped"),
      ...{ parcel_number: 1, reason: "汚れ", request_key: randomUUID() },
      pieces: [{ line_id: order.lineId, quantity: 1 }],
    }),
  },
  // Lost once; each call has it on its way again.
  loseCounterParcel: {
    payload: async ({ order }) => ({
      order_number: await order.at("shipped"),
      ...{ parcel_number: 1, reason: "調査の結果", request_key: randomUUID(), replace: false },
    }),
  },
  splitCounterParcel: {
    payload: async ({ order }) => ({
      order_number: await order.at("packed"),
      ...{ parcel_number: 1, reason: "箱に入らない", pieces: [{ line_id: order.lineId, quantity: 1 }] },
    }),
    fails: "orders/parcel-not-there",
  },
  listCounterDefects: { payload: () => ({ view: "over" }) },
  getCounterDefect: { payload: () => NO_DEFECT, fails: "defects/no-such-order" },
  openCounterDefectPhoto: { payload: () => ({ ...NO_DEFECT, photo: 1 }), fails: "defects/no-such-order" },
  answerCounterDefect: { payload: () => ({ ...answering, to: "asked" }), fails: "defects/no-such-order" },
  reprintCounterDefect: { payload: () => answering, fails: "defects/no-such-order" },
  weighCounterDefect: { payload: () => NO_DEFECT, fails: "defects/no-such-order" },
  refundCounterDefect: { payload: () => ({ ...answering, amount: 100 }), fails: "defects/no-such-order" },
};
