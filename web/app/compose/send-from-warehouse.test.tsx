import type { WireObstacle } from "@surimono/contract/cart";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginSending } from "#app/features/warehouse/begin-sending.ts";
import { changeSending, forgetSending, sendingDraft } from "#app/features/warehouse/sending-draft.ts";
import { STORED_L, STORED_M, stockOf, storedItemOf, warehouseOf } from "#app/features/warehouse/warehouse.fixture.ts";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { ADDRESS_ID, reviewOf } from "../features/orders/review.fixture.ts";
import { ConfirmSending } from "./confirm-sending.tsx";
import { SendFromWarehouse } from "./send-from-warehouse.tsx";

const REVIEW = "/api/warehouse/review";
const SEND = "/api/warehouse/send";
const ORDER_ID = "0193a000-0000-7000-8000-0000000000a0";

beforeEach(() => {
  queryClient.clear();
  sendingDraft.forget();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const address = reviewOf(0).address;

function sendingReview(change: { total?: number; obstacles?: readonly WireObstacle[] } = {}) {
  const { total = 0, obstacles = [] } = change;
  const kept = {
    ...{ destination_id: "d", sender: "own", sender_address_id: null, sender_address: null, wished_day: null },
    ...{ wished_band: null, note: "", pieces: [], first_day: "", last_day: "", bands: [] },
  };
  return {
    stocks: [{ ...stockOf(), inputNum: 1, remaining: 7, fee_per_piece: total, fee: total }],
    destinations: [{ ...address, ...kept }],
    totals: { quantity: 1, subtotal: total, discounts: [], delivery_fee: 0, total, taxes: [] },
    dispatch_by: "2026-12-01",
    confirmation: reviewOf(0).confirmation,
    payment_types: total > 0 ? reviewOf(0).payment_types : [],
    obstacles,
  };
}

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      {pathname.endsWith("/confirm") ? (
        <ConfirmSending outcome={undefined} openPaymentPage={(url) => opened.push(url)} />
      ) : pathname.endsWith("/send") ? (
        <SendFromWarehouse productId={100001} />
      ) : null}
      <p data-testid="path">{pathname + search}</p>
    </>
  );
}
let opened: string[] = [];
const path = () => screen.getByTestId("path").textContent;

function open(answers: Parameters<typeof fakeApi>[0], at = "/my-page/warehouse/send") {
  opened = [];
  const fetched = fakeApi({
    "/api/warehouse/get": warehouseOf([storedItemOf({ stocks: [stockOf()] })]),
    "/api/address/list": { addresses: [address] },
    [REVIEW]: sendingReview(),
    ...answers,
  });
  renderInShell(<Page />, at);
  return { fetched, user: userEvent.setup() };
}

const sent = (fetched: ReturnType<typeof fakeApi>, call: string) =>
  fetched.mock.calls
    .filter(([input]) => String(input).endsWith(call))
    .map(([, init]: unknown[]) => JSON.parse(String((init as RequestInit).body)).data);

test("one piece to the usual address takes two presses, and asks for no payment where nothing is to be paid", async () => {
  const placed = { order_id: ORDER_ID, order_number: "SR-1", state: "placed", payment_url: null };
  const wish_offer = { first_day: "2026-12-02", last_day: "2026-12-04", bands: ["morning" as const] };
  const { fetched, user } = open({ [SEND]: placed, "/api/order/review": reviewOf(0, { wish_offer }) });
  await user.selectOptions(await screen.findByLabelText("ご依頼主"), "present");
  await user.click(await screen.findByRole("button", { name: "1点の発送を確認する" }));
  await screen.findByRole("heading", { name: "送るもの" });
  expect(screen.queryByRole("radio", { name: /クレジットカード/ })).toBeNull();
  await user.click(await screen.findByRole("button", { name: "発送を確定する" }));
  await waitFor(() => expect(path()).toBe(`/cart/complete?order_id=${ORDER_ID}`));
  const [payload] = sent(fetched, SEND);
  expect(payload).toMatchObject({ expected_total: 0, sending_id: sendingDraft.get()?.sendingId });
  expect(payload.destinations).toMatchObject([{ sender: "present", pieces: [{ quantity: 1 }] }]);
  // Nothing is being paid: what comes back from a payment page would be the cart's.
  expect(sendingDraft.get()?.isPaying).toBeUndefined();
  expect(payload.destinations).toEqual([
    expect.objectContaining({ address_id: ADDRESS_ID, pieces: [{ line_id: STORED_M, quantity: 1 }] }),
  ]);
});

test("what is owed for storing is paid as an order is, and the same sending keeps its name", async () => {
  const paying = { order_id: ORDER_ID, order_number: "SR-1", state: "payment", payment_url: "https://pay.test/1" };
  const { fetched, user } = open({ [REVIEW]: sendingReview({ total: 15 }), [SEND]: paying });
  await user.click(await screen.findByRole("button", { name: "1点の発送を確認する" }));
  const confirm = await screen.findByRole<HTMLButtonElement>("button", { name: "発送を確定する" });
  expect(confirm.disabled).toBe(true);
  expect(screen.getByText("お支払い方法をおえらびください。")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /クレジットカード/ }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "発送を確定する" }).disabled).toBe(false),
  );
  await user.click(screen.getByRole("button", { name: "発送を確定する" }));
  await waitFor(() => expect(opened).toEqual(["https://pay.test/1"]));
  expect(sent(fetched, SEND)[0]).toMatchObject({ expected_total: 15, payment_type: 2 });
  expect(sendingDraft.get()?.isPaying).toBe(true);
  const first = sendingDraft.get()?.sendingId;
  changeSending({ pieces: { [STORED_M]: 1 } });
  expect(sendingDraft.get()).toMatchObject({ sendingId: first, orderId: ORDER_ID });
  // Another order's end leaves it; its own ends it.
  forgetSending("another");
  expect(sendingDraft.get()).toBeDefined();
  forgetSending(ORDER_ID);
  expect(sendingDraft.get()).toBeUndefined();
});

test("other contents after an answer are another sending", async () => {
  await beginSending({ productId: 100001, pieces: { [STORED_M]: 1 } });
  const first = sendingDraft.get()?.sendingId;
  changeSending({ pieces: { [STORED_M]: 2 } });
  expect(sendingDraft.get()?.sendingId).toBe(first);
  changeSending({ orderId: ORDER_ID, isPaying: true });
  changeSending({ pieces: { [STORED_M]: 3 } });
  expect(sendingDraft.get()?.sendingId).not.toBe(first);
  expect(sendingDraft.get()).toMatchObject({ orderId: undefined, isPaying: undefined });
});

test("what was sent with other contents, and got no answer, is said; confirmed once more these are sent too", async () => {
  const message = "変更する前の内容で、発送がすでに確定しています。";
  const refusal = { status: 409, body: { error_code: "warehouse/already-sent", message, request_id: "r" } };
  const { fetched, user } = open({ [SEND]: () => refusal });
  await user.click(await screen.findByRole("button", { name: "1点の発送を確認する" }));
  const confirm = () => screen.findByRole("button", { name: "発送を確定する" });
  await user.click(await confirm());
  expect(await screen.findByText(message)).toBeTruthy();
  await user.click(await confirm());
  await waitFor(() => expect(sent(fetched, SEND)).toHaveLength(2));
  const [first, second] = sent(fetched, SEND).map(({ sending_id }) => sending_id);
  expect(second).not.toBe(first);
});

test("what is in the way is said on the page, which stays", async () => {
  const obstacle = {
    step: "cart",
    field: "pieces",
    code: "warehouse/not-enough",
    message: "在庫が足りません。",
    line_id: STORED_M,
  } as const;
  const { user } = open({ [REVIEW]: sendingReview({ obstacles: [obstacle] }) });
  await user.click(await screen.findByRole("button", { name: "1点の発送を確認する" }));
  // At the size, and at the button that did not go on.
  await waitFor(() => expect(screen.getAllByText("在庫が足りません。")).toHaveLength(2));
  expect(path()).toBe("/my-page/warehouse/send");
});

test("a size that ran out since it was entered is named and taken off again", async () => {
  const message = "在庫が足りません。";
  const lacks = (line_id: string) => ({
    ...({ step: "cart", field: "pieces", code: "warehouse/not-enough", message, line_id } as const),
  });
  const gone = { surimono_num: 0, reserved: 8 };
  const stocks = [
    stockOf(gone),
    stockOf({ ...gone, stored_id: STORED_L, size_name: "L" }),
    stockOf({ stored_id: "s", size_name: "S" }),
  ];
  const answers = {
    "/api/warehouse/get": warehouseOf([storedItemOf({ stocks })]),
    [REVIEW]: {
      ...sendingReview({ obstacles: [lacks(STORED_M), lacks(STORED_L)] }),
      stocks: stocks.map((stock) => ({ ...stock, inputNum: 1, remaining: -1, fee_per_piece: 0, fee: 0 })),
    },
  };
  await beginSending({ productId: 100001, pieces: { [STORED_M]: 1, [STORED_L]: 1, s: 1 } });
  changeSending({ addressId: ADDRESS_ID });
  open(answers, "/my-page/warehouse/confirm");
  expect(await screen.findByText(`ふくろうのT（M）：${message}`)).toBeTruthy();
  expect(screen.getByText(`ふくろうのT（L）：${message}`)).toBeTruthy();
  cleanup();
  const { user } = open(answers);
  expect(await screen.findAllByText(message)).toHaveLength(2);
  await user.clear(await screen.findByRole("textbox", { name: "ふくろうのTのMを送る数" }));
  expect(sendingDraft.get()?.pieces).toEqual({ [STORED_M]: 0, [STORED_L]: 1, s: 1 });
});

test("of several sizes none is suggested, and nothing goes on without a number", async () => {
  const stocks = [
    stockOf(),
    stockOf({ stored_id: STORED_L, size_name: "L", surimono_num: 0 }),
    stockOf({ stored_id: "x", size_name: "S" }),
  ];
  const { user } = open({ "/api/warehouse/get": warehouseOf([storedItemOf({ stocks })]) });
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "送る数を入れてください" })).disabled).toBe(
    true,
  );
  // What is not there cannot be sent.
  expect(screen.queryByRole("textbox", { name: /Lを送る数/ })).toBeNull();
  await user.type(screen.getByRole("textbox", { name: "ふくろうのTのMを送る数" }), "3");
  await user.tab();
  expect(await screen.findByRole("button", { name: "3点の発送を確認する" })).toBeTruthy();
  expect(screen.getByText("のこり 5点")).toBeTruthy();
});

test("of several addresses everything must have its own", async () => {
  const { user } = open({});
  await screen.findByRole("button", { name: "1点の発送を確認する" });
  await user.click(screen.getByRole("radio", { name: /複数のお届け先に分ける/ }));
  await user.click(await screen.findByRole("button", { name: "1点の発送を確認する" }));
  expect((await screen.findByRole("alert")).textContent).toContain("あと1点のお届け先を決めてください。");
  await user.click(screen.getByRole("button", { name: "均等に分ける" }));
  await user.click(screen.getByRole("button", { name: "1点の発送を確認する" }));
  await waitFor(() => expect(path()).toBe("/my-page/warehouse/confirm"));
  // Back to one address and again to several: nothing was lost.
  expect(sendingDraft.get()?.destinations[0]?.pieces).toEqual([{ line_id: STORED_M, quantity: 1 }]);
});

test("the address of a sender is not the first of several destinations", async () => {
  const sender = { ...address, address_id: "0193a000-0000-7000-8000-0000000000ff", kind: "sender" as const };
  const { user } = open({ "/api/address/list": { addresses: [sender, address] } });
  await screen.findByRole("button", { name: "1点の発送を確認する" });
  await user.click(screen.getByRole("radio", { name: /複数のお届け先に分ける/ }));
  await waitFor(() => expect(sendingDraft.get()?.destinations).toMatchObject([{ address_id: ADDRESS_ID }]));
});

test("where everything is promised to sendings it says so", async () => {
  const stocks = [stockOf({ surimono_num: 0, reserved: 8 })];
  open({ "/api/warehouse/get": warehouseOf([storedItemOf({ stocks })]) });
  expect(await screen.findByText("すべて発送の準備中です")).toBeTruthy();
});

test("the confirmation without anything to confirm leads to the stock", async () => {
  open({}, "/my-page/warehouse/confirm");
  await waitFor(() => expect(path()).toBe("/my-page/warehouse"));
});

test("what was chosen for another item is not sent with this one", async () => {
  open({});
  await screen.findByRole("button", { name: "1点の発送を確認する" });
  changeSending({ productId: 100002, pieces: { [STORED_L]: 5 } });
  cleanup();
  open({});
  expect(await screen.findByRole("button", { name: "1点の発送を確認する" })).toBeTruthy();
});

test("a half-made sending is given up only by its owner's word", async () => {
  const halfMade = async () => {
    sendingDraft.forget();
    await beginSending({ productId: 100002, pieces: { [STORED_L]: 5 } });
    changeSending({ wish: { sender: "present" } as never });
  };
  await halfMade();
  const { user } = open({});
  await user.click(await screen.findByRole("button", { name: "入力の途中の発送にもどる" }));
  await waitFor(() => expect(path()).toBe("/my-page/warehouse/send?productId=100002"));
  expect(sendingDraft.get()).toMatchObject({ productId: 100002, pieces: { [STORED_L]: 5 } });
  cleanup();
  await halfMade();
  const again = open({});
  await again.user.click(await screen.findByRole("button", { name: "別の発送をはじめる" }));
  expect(await screen.findByRole("button", { name: "1点の発送を確認する" })).toBeTruthy();
  expect(sendingDraft.get()).toMatchObject({ productId: 100001, pieces: { [STORED_M]: 1 } });
  expect(sendingDraft.get()?.wish).toBeUndefined();
});
