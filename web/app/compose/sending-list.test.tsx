import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginSending } from "#app/features/warehouse/begin-sending.ts";
import { changeSending, sendingDraft } from "#app/features/warehouse/sending-draft.ts";
import { stockOf, storedItemOf, warehouseOf } from "#app/features/warehouse/warehouse.fixture.ts";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { reviewOf } from "../features/orders/review.fixture.ts";
import { SendFromWarehouse } from "./send-from-warehouse.tsx";

const STOCK = stockOf();

beforeEach(() => {
  queryClient.clear();
  sendingDraft.forget();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(answer: object) {
  const { address } = reviewOf(0);
  fakeApi({
    "/api/warehouse/get": warehouseOf([storedItemOf({ stocks: [STOCK] })]),
    "/api/address/list": { addresses: [address] },
    "/api/warehouse/list": answer,
  });
  void beginSending({ productId: undefined, pieces: {} });
  changeSending({ several: true });
  renderInShell(<SendFromWarehouse productId={undefined} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "リストから取り込む" }));
  await user.type(
    screen.getByRole("textbox", { name: /リスト/ }),
    "お名前,郵便番号,住所,電話番号,数量\n摺木 みどり,111-0052,柳橋1-2-3,0312345678,2",
  );
  await user.click(screen.getByRole("button", { name: "内容を確認する" }));
  return user;
}

test("a list says where stored pieces go and how many of them", async () => {
  const {
    address_id: _,
    is_default: __,
    kind: ___,
    ...receiver
  } = reviewOf(0).address as NonNullable<ReturnType<typeof reviewOf>["address"]>;
  const pieces = [{ line_id: STOCK.stored_id, quantity: 2 }];
  const user = await open({ destinations: [{ ...receiver, pieces }], problems: [] });
  await user.click(await screen.findByRole("button", { name: "1か所を取り込む" }));
  await waitFor(() => expect(sendingDraft.get()?.destinations).toMatchObject([{ address_id: null, pieces }]));
  expect(sendingDraft.get()?.pieces).toEqual({ [STOCK.stored_id]: 2 });
});

test("nothing of a list with a wrong row is taken over", async () => {
  const message = "倉庫にあるのは1点です。";
  await open({ destinations: [], problems: [{ row: 2, field: "pieces", message }] });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "取り込む" }).disabled).toBe(true);
  expect(sendingDraft.get()?.destinations).toEqual([]);
});
