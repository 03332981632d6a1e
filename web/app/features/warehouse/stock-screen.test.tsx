import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { sendingDraft } from "./sending-draft.ts";
import { StockScreen } from "./stock-screen.tsx";
import { RETURN_ADDRESS, STORED_L, STORED_M, stockOf, storedItemOf, warehouseOf } from "./warehouse.fixture.ts";

const GET = "/api/warehouse/get";
const REVIEW = "/api/warehouse/review";

beforeEach(() => {
  queryClient.clear();
  sendingDraft.forget();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Where() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

type Screen = Parameters<typeof StockScreen>[0];

function open(answers: Parameters<typeof fakeApi>[0], props: Partial<Screen> = {}) {
  const fetched = fakeApi(answers);
  renderInShell(
    <>
      <StockScreen refill={async () => undefined} onRefilled={() => {}} {...props} />
      <Where />
    </>,
  );
  return { fetched, user: userEvent.setup() };
}

const card = async (name: string) => {
  const heading = await screen.findByRole("heading", { name });
  return within(heading.closest("li") as HTMLElement);
};

test("each size says how many there are, what is under way, and when it runs out", async () => {
  const stocks = [
    stockOf({ surimono_num: 6, reserved: 2, sent_lately: 12, runs_out_on: "2026-12-23", refill: 4 }),
    stockOf({
      stored_id: STORED_L,
      size_name: "L",
      surimono_num: 0,
      on_hand: 0,
      arriving: 5,
      sent_lately: 3,
      refill: 2,
    }),
  ];
  open({ [GET]: warehouseOf([storedItemOf({ stocks })]) });
  const item = await card("ふくろうのT");
  const [, m, l] = item.getAllByRole("row");
  expect(m?.textContent).toContain("6点発送準備中 2点");
  expect(m?.textContent).toContain("2026/12/23ごろ60日間に12点を発送");
  expect(l?.textContent).toContain("0点入庫予定 5点");
  expect(l?.textContent).toContain("なくなりました");
  expect(item.getByText(/補充の目安/).textContent).toContain("M 4点、L 2点");
  expect(item.getByText("無料 あと27日")).toBeTruthy();
  expect(item.queryByText(/返送先へお返しします/)).toBeNull();
});

test.each([
  [7, 0, "無料 あと7日", /2026\/12\/20まで無料。2027\/02\/18に返送先へお返しします。補充すると/],
  [0, 0, "無料は今日まで", /補充すると、無料期間が新しく始まります。/],
  [-3, 15, "無料期間が終わりました", /2026\/12\/20まで無料でした。いま発送すると、保管料は1点につき¥ ?15です。/],
])("with %i free days left it says so, with what comes next", async (free_days_left, fee_per_piece, badge, note) => {
  open({ [GET]: warehouseOf([storedItemOf({ free_days_left, fee_per_piece })]) });
  const item = await card("ふくろうのT");
  expect(item.getByText(badge)).toBeTruthy();
  expect(item.getByText((_, element) => element?.tagName === "P" && note.test(element.textContent ?? ""))).toBeTruthy();
  expect(screen.queryByText(/無料期間が終わったアイテムが1種類/) !== null).toBe(free_days_left < 0);
});

test("an item that is sold no more can be sent, and not refilled", async () => {
  open({ [GET]: warehouseOf([storedItemOf({ refillable: false })]) });
  const item = await card("ふくろうのT");
  expect(item.getByRole("link", { name: /発送する/ }).getAttribute("href")).toBe(
    "/my-page/warehouse/send?productId=100001",
  );
  expect(item.queryByRole("button", { name: /補充する/ })).toBeNull();
  expect(item.getByText(/補充はできません/)).toBeTruthy();
});

test("an item stored in two versions is refilled by size", async () => {
  const stocks = [
    stockOf({ refill: 3 }),
    stockOf({ stored_id: STORED_L, version_id: "v2", refill: 1, surimono_num: 2 }),
  ];
  const { user } = open({ [GET]: warehouseOf([storedItemOf({ stocks })]) });
  await user.click((await card("ふくろうのT")).getByRole("button", { name: /補充する/ }));
  const sheet = within(await screen.findByRole("dialog", { name: "補充する" }));
  expect(sheet.getByRole<HTMLInputElement>("textbox", { name: "Mの補充する数" }).value).toBe("4");
  expect(sheet.getByText("在庫 10点")).toBeTruthy();
});

test("a refill begins with the forecast and goes into the cart", async () => {
  const onRefilled = vi.fn();
  const failure = { code: "warehouse/no-such-pieces", message: "見つかりませんでした。", status: 404 };
  const answers = [failure, undefined];
  const refill = vi.fn(async () => answers.shift() as never);
  const stocks = [stockOf({ refill: 3 }), stockOf({ stored_id: STORED_L, size_id: 24, size_name: "L" })];
  const { user } = open({ [GET]: warehouseOf([storedItemOf({ stocks })]) }, { refill, onRefilled });
  await user.click((await card("ふくろうのT")).getByRole("button", { name: /補充する/ }));
  const sheet = within(await screen.findByRole("dialog", { name: "補充する" }));
  expect(sheet.getByRole<HTMLInputElement>("textbox", { name: "Mの補充する数" }).value).toBe("3");
  await user.click(sheet.getByRole("button", { name: "3点をカートに入れる" }));
  expect(await sheet.findByText("見つかりませんでした。")).toBeTruthy();
  expect(onRefilled).not.toHaveBeenCalled();
  await user.click(sheet.getByRole("button", { name: "3点をカートに入れる" }));
  await waitFor(() => expect(onRefilled).toHaveBeenCalledOnce());
  const pieces = [{ storedId: STORED_M, sizeId: 23, quantity: 3 }];
  expect(refill).toHaveBeenCalledWith({ productId: 100001, pieces });
});

test("before everything goes back, it says where to and what it costs", async () => {
  const totals = { quantity: 16, subtotal: 240, discounts: [], delivery_fee: 0, total: 240, taxes: [] };
  const destination = {
    ...RETURN_ADDRESS,
    ...{ destination_id: "d", address_id: null, sender: "own", sender_address_id: null, sender_address: null },
    ...{ wished_day: null, wished_band: null, note: "", pieces: [], first_day: "", last_day: "", bands: [] },
  };
  const review = { stocks: [], destinations: [destination], totals, dispatch_by: "2026-12-01" };
  const { user } = open({
    [GET]: warehouseOf([storedItemOf()]),
    [REVIEW]: { ...review, confirmation: [], payment_types: [], obstacles: [] },
  });
  await user.click(await screen.findByRole("button", { name: "すべて返送する" }));
  const dialog = within(await screen.findByRole("dialog", { name: "すべて返送しますか？" }));
  expect(
    dialog.getByText(/16点を、摺木 みどり 様（東京都台東区柳橋1-2-3）へ.*費用は¥ ?240（保管料¥ ?240、送料¥ ?0）です。/),
  ).toBeTruthy();
  expect(sendingDraft.get()).toBeUndefined();
  await user.click(dialog.getByRole("button", { name: "返送の確認へすすむ" }));
  await waitFor(() => expect(screen.getByTestId("path").textContent).toBe("/my-page/warehouse/confirm"));
  expect(sendingDraft.get()).toMatchObject({ isReturn: true });
});

test("where everything is promised to sendings nothing more can be sent or returned, and it says why", async () => {
  const promised = { surimono_num: 0, reserved: 8 };
  const items = [1, 2].map((product_id) => storedItemOf({ product_id, stocks: [stockOf(promised)] }));
  open({ [GET]: warehouseOf(items) });
  expect(await screen.findByText("すべて発送の準備中です。")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "すべて返送する" })).toBeNull();
  expect(screen.queryByRole("link", { name: /まとめて発送/ })).toBeNull();
});

test("without a return address it asks for one, and nothing can go back", async () => {
  open({ [GET]: warehouseOf([storedItemOf()], { return_address: null }) });
  expect((await screen.findByRole("link", { name: "返送先を登録する" })).getAttribute("href")).toBe(
    "/my-page/warehouse/return-address",
  );
  expect(screen.queryByRole("button", { name: "すべて返送する" })).toBeNull();
});

test("an empty warehouse says how something gets there", async () => {
  open({ [GET]: warehouseOf([]) });
  expect(await screen.findByText("お預かりしている商品はありません")).toBeTruthy();
  expect(screen.getByRole("link", { name: "倉庫のしくみ" }).getAttribute("href")).toBe("/my-page/warehouse/intro");
});

test("what cannot be read can be tried again", async () => {
  let isUp = false;
  const down = { status: 500, body: { error_code: "server/error", message: "", request_id: "r" } };
  const { user } = open({ [GET]: () => (isUp ? warehouseOf([storedItemOf()]) : down) });
  const again = await screen.findByRole("button", { name: "もう一度読み込む" });
  isUp = true;
  await user.click(again);
  expect(await screen.findByRole("heading", { name: "ふくろうのT" })).toBeTruthy();
});
