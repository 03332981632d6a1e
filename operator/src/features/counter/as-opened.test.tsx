import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sentTwice } from "../../testing/sent-twice.tsx";
import { OrderActions } from "./order-actions.tsx";
import type { CounterOrder, CounterParcel } from "./order-query.ts";
import { IssueDialog } from "./paper-dialogs.tsx";
import { ParcelDialogs } from "./parcel-dialogs.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const orderAt = (fulfilment: string, next: string) =>
  ({
    order: { order_number: "SR-AAAA-0001", total: 1000, kept_total: 0, lines: [] },
    axes: { lifecycle: "placed", fulfilment, payment: "paid" },
    steps: [next],
  }) as unknown as CounterOrder;
const after = { onDone: vi.fn(), onClose: vi.fn() };

const actions = (fulfilment: string, next: string) => (
  <OrderActions one={orderAt(fulfilment, next)} onDone={after.onDone} />
);
const undoOf = (state: string) => {
  const parcel = { parcel_number: 1, state, state_name: state, pieces: [] } as unknown as CounterParcel;
  return <ParcelDialogs asked="undo" one={orderAt("shipped", "stored")} parcel={parcel} {...after} />;
};
const receipt = (issued: number) => (
  <IssueDialog
    number="SR-AAAA-0001"
    offer={{ kind: "receipt", title: "領収書", issued, wait: "" }}
    recipient={{ name: "版木堂", honorific: "様" }}
    {...after}
  />
);
/** Of two pieces, as one parcel and as two. */
const splitOf = (parcels: number) => {
  const parcel = {
    ...{ parcel_number: 1, state: "preparing", state_name: "準備中" },
    pieces: [{ line_id: "l", quantity: 3 - parcels }],
  } as unknown as CounterParcel;
  const one = orderAt("printing", "packed");
  const order = { ...one.order, destinations: Array.from({ length: parcels }, () => parcel) };
  return <ParcelDialogs asked="split" one={{ ...one, order }} parcel={parcel} {...after} />;
};
/** Of one piece that has left, as others gave so much back. */
const answeredBy = (asked: "refund" | "replace" | "lose", remedies: number) => {
  const parcel = {
    ...{ parcel_number: 1, state: "shipped", state_name: "発送済み", refunded_pieces: [] },
    pieces: [{ line_id: "l", quantity: 1 }],
  } as unknown as CounterParcel;
  const one = orderAt("shipped", "stored");
  const order = { ...one.order, kept_total: 1000, destinations: [parcel] };
  return <ParcelDialogs asked={asked} one={{ ...one, remedies, order }} parcel={parcel} {...after} />;
};
const amountAfter = (remedies: number) => {
  const one = orderAt("shipped", "stored");
  return <OrderActions one={{ ...one, remedies, order: { ...one.order, kept_total: 1000 } }} onDone={after.onDone} />;
};
const reason = [["理由", "誤り"]] as const;
const someYen = [["返金額（円）", "300"], ...reason] as const;
const onePiece = [["商品（）（1点まで）", "1"], ...reason] as const;
const [printing, packed] = [actions("printing", "packed"), actions("packed", "shipped")];

test.each([
  [{ before: packed, fetched: printing, opening: /を取り消す$/, typed: reason, yes: "取り消す" }, { from: "packed" }],
  [{ before: printing, fetched: packed, opening: /^梱包が済んだ$/, yes: "梱包が済んだ" }, { to: "packed" }],
  [{ before: undoOf("delivered"), fetched: undoOf("shipped"), typed: reason, yes: "取り消す" }, { from: "delivered" }],
  [
    {
      ...{ before: splitOf(1), fetched: splitOf(2), yes: "分ける" },
      typed: [["商品（）（2点まで）", "1"], ...reason],
    },
    { parcels: 1 },
  ],
  [
    {
      ...{ before: amountAfter(0), fetched: amountAfter(1) },
      rights: ["orders.refund"],
      ...{ opening: /^金額を決めて返金$/, typed: someYen, yes: "返金する" },
    },
    { remedies: 0 },
  ],
  [
    { before: answeredBy("replace", 0), fetched: answeredBy("replace", 1), typed: onePiece, yes: "作り直す" },
    { remedies: 0 },
  ],
  [
    { before: answeredBy("lose", 0), fetched: answeredBy("lose", 1), typed: reason, yes: "紛失として記録" },
    { remedies: 0 },
  ],
  [{ before: receipt(0), fetched: receipt(1), yes: "発行する" }, { issue: 1 }],
] as const)("what is asked about an order is sent again upon what was read at first: %#", async (asked, seen) => {
  expect(await sentTwice({ rights: ["orders.move"], ...asked })).toMatchObject([seen, seen]);
});
