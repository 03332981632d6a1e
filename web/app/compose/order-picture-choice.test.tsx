import type { Product } from "@surimono/contract/catalogue";
import { newUuid } from "@surimono/ui/new-uuid.ts";
import { Sheet } from "@surimono/ui/sheet.tsx";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartOf, shirts } from "#app/features/cart/cart.fixture.ts";
import { myShirt } from "#app/features/cart/my-shirt.fixture.ts";
import { type PictureOrder, readPictureWish, writePictureWish } from "#app/features/designs/picture-order.ts";
import { goingOnPath, pictureOrderPath } from "#app/features/designs/simulation-choice.ts";
import { writeOnePicture } from "#app/features/designs/simulation-store.ts";
import { forgetChoice } from "#app/features/orders/order-choice.ts";
import { queryClient } from "#app/query-client.ts";
import { consumer, fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { dropToken, storeToken } from "../session/token.ts";
import { OrderPictureChoice } from "./order-picture-choice.tsx";

const KEEP = "/api/design/simulation/keep";
const COMPLETE = "/api/product/design/confirm";
const ADD = "/api/cart/add";

const uploaded = { asset_id: newUuid(), name: "a", created_at: "", pixel_width: 20, pixel_height: 10 };
const picture = {
  ...{ assetId: newUuid(), name: "日の出.png", pixelWidth: 20, pixelHeight: 10, keptAt: Date.now() },
  file: new Blob(["x"], { type: "image/png" }),
  kept: { userId: "u1", picture: { ...uploaded, facts: { see_through: 0, mid_tones: 0, unreachable: {} } } },
} as unknown as PictureOrder["picture"];

const document = {
  ...{ schema: 1, itemId: 1001, methodId: 67, colorId: 101 },
  areas: [{ areaKindId: 1, width: 1000, height: 1000, layers: [] }],
};
const laid = {
  ...{ colorName: "ホワイト", price: 2816, taxRate: 1000, painted: { color: "#ffffff", document } },
  colors: [
    { id: 101, name: "ホワイト", hex: "#ffffff" },
    { id: 103, name: "ブラック", hex: "#111111" },
  ],
  simulation: { id: newUuid(), productId: 1001, sku: "1711929600-101-67", document, pictures: [picture] },
} as unknown as PictureOrder["laid"];

beforeEach(async () => {
  queryClient.clear();
  localStorage.clear();
  forgetChoice();
  await writeOnePicture(picture);
});
afterEach(() => {
  cleanup();
  dropToken();
  vi.unstubAllGlobals();
});

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="path">{pathname + search}</p>;
}

/** The pieces that were laid into the cart, and the designs that were kept. */
function openSheet(answers: Record<string, unknown> = {}, at = "/") {
  const api = fakeApi({
    [KEEP]: { product_id: 100_007, version_id: "v1" },
    [COMPLETE]: { message: "myitem status update success" },
    [ADD]: cartOf(shirts(1)),
    "/api/auth/login": { user: consumer },
    "/api/cart/get-for-me": cartOf(),
    "/api/address/list": { addresses: [] },
    "/api/order/list": { orders: [], has_more: false },
    ...answers,
  });
  renderInShell(
    <>
      <Sheet title="Tシャツ" onClose={() => {}}>
        <OrderPictureChoice
          picture={picture}
          entry={{ productId: 1001, pku: "1711929600", name: "Tシャツ" }}
          laid={laid}
          painter={{ paint: () => () => {} }}
          onDesign={() => {}}
          product={{ ...(myShirt as Product), minimum_quantity: 1 }}
        />
      </Sheet>
      <Where />
    </>,
    at,
  );
  const sent = (path: string) =>
    api.mock.calls
      .map((call) => call as unknown as [string, RequestInit])
      .filter(([url]) => url === path)
      .map(([, init]) => JSON.parse(String(init.body)).data);
  return { sent, user: userEvent.setup() };
}

const goOn = () => screen.findByRole<HTMLButtonElement>("button", { name: "注文へすすむ" });
const where = () => screen.getByTestId("path").textContent;

test("two presses make one item and lay its pieces exactly once, and lead to the first step that is empty", async () => {
  storeToken("t");
  const { sent } = openSheet();
  await waitFor(async () => expect((await goOn()).disabled).toBe(false));
  const press = await goOn();
  // Before any answer.
  act(() => {
    press.click();
    press.click();
  });
  await waitFor(() => expect(where()).toBe("/cart/delivery-list"));
  expect(sent(KEEP)).toHaveLength(1);
  expect(sent(KEEP)[0].accepted).toEqual([]);
  expect(sent(ADD)).toEqual([{ product_id: 100_007, sizes: [{ size_id: 23, quantity: 1 }], exactly: true }]);
});

test("into the cart it stays open and says so; another colour is another item", async () => {
  storeToken("t");
  const { sent, user } = openSheet();
  await waitFor(async () => expect((await goOn()).disabled).toBe(false));
  await user.click(screen.getByRole("button", { name: "カートに入れる" }));
  expect(await screen.findByText("カートに1点入れました。")).toBeTruthy();
  expect(screen.getByRole("link", { name: "カートを見る" })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "ブラック" }));
  await user.click(screen.getByRole("button", { name: "カートに入れる" }));
  await screen.findByText("カートに1点入れました。");
  const [white, black] = sent(KEEP);
  expect([white.document.colorId, black.document.colorId]).toEqual([101, 103]);
  expect(black.simulation_id).not.toBe(white.simulation_id);
});

test("warnings are ticked before it goes on; what cannot be printed does not", async () => {
  storeToken("t");
  const findings = [{ key: "low-resolution:1:picture:90", text: "画像が粗めです。", mend: "小さくしてください。" }];
  const refusal = (list: object[]) => ({
    status: 422,
    body: {
      error_code: "designs/warnings-not-accepted",
      message: "ご確認ください。",
      request_id: "r",
      detail: { findings: list },
    },
  });
  let answer: unknown = refusal(findings);
  const { sent, user } = openSheet({ [KEEP]: () => answer });
  await waitFor(async () => expect((await goOn()).disabled).toBe(false));
  await user.click(await goOn());
  const tick = await screen.findByRole("checkbox", { name: "確認しました。このまま印刷します。" });
  expect((await goOn()).disabled).toBe(true);
  expect(sent(ADD)).toEqual([]);
  answer = { product_id: 100_007, version_id: "v1" };
  await user.click(tick);
  await user.click(await goOn());
  await waitFor(() => expect(sent(ADD)).toHaveLength(1));
  expect(sent(KEEP)[1].accepted).toEqual(["low-resolution:1:picture:90"]);
});

test("a guest is led to sign up, sends nothing, and on return it goes on by itself, once", async () => {
  const { sent, user } = openSheet();
  await user.click(await goOn());
  await waitFor(() => expect(where()).toMatch(/^\/login\?mode=signup&redirectTo=/));
  expect(sent(KEEP)).toEqual([]);
  expect(readPictureWish(picture.assetId, 1001)).toMatchObject({ isWaiting: true, colorId: 101 });
  cleanup();
  storeToken("t");
  // Signed in some other day, elsewhere.
  const later = openSheet({}, pictureOrderPath(1001));
  await goOn();
  expect(later.sent(KEEP)).toEqual([]);
  cleanup();
  const back = openSheet({}, goingOnPath(1001));
  await waitFor(() => expect(where()).toBe("/cart/delivery-list"));
  expect(back.sent(ADD)).toHaveLength(1);
  cleanup();
  // By the back button it is open as it was, and waits.
  const again = openSheet({}, goingOnPath(1001));
  await goOn();
  expect(again.sent(KEEP)).toEqual([]);
});

test("opens with what was chosen before, of the same picture and goods only", async () => {
  writePictureWish({ assetId: picture.assetId, productId: 1001, colorId: 103, sizes: [{ size_id: 24, quantity: 3 }] });
  openSheet();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "ブラック" }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Lの数量" }).value).toBe("3");
  expect(readPictureWish(picture.assetId, 1002)).toBeUndefined();
  expect(readPictureWish(newUuid(), 1001)).toBeUndefined();
});
