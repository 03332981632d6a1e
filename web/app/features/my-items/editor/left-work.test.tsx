import type { MyItem } from "@surimono/contract/my-items";
import type { DesignDocument } from "@surimono/domain/designs";
import { toasts } from "@surimono/ui/toast.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { startSession } from "#app/session/current-user.ts";
import { token } from "#app/session/token.ts";
import { consumer, fakeApi } from "../../../../test/fake-api.ts";
import { shirt } from "../../../../test/product.fixture.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { ConfirmScreen } from "../confirm-screen.tsx";
import { EditorDialog } from "./editor-dialog.tsx";

const browser = vi.hoisted(() => new Map<string, unknown>());

vi.mock("idb-keyval", () => ({
  createStore: () => undefined,
  keys: async () => [...browser.keys()],
  get: async (key: string) => browser.get(key),
}));

afterEach(() => {
  cleanup();
  browser.clear();
  queryClient.clear();
  localStorage.clear();
  token.set(undefined);
  toasts.set([]);
  vi.unstubAllGlobals();
});

const item = {
  ...shirt,
  ...{ product_id: 2001, user_id: "u1", new_name: "海のT", description: "海です。", regular_price: 3400 },
  ...{ unit_price: 1100, status: 0, delete_flag: 0, is_new: true, kept_until: null, version_id: "v1" },
  ...{ tags: [], area_kind_ids: [1], method_id: 67, color_id: 101 },
  size: { size_list: [{ ...shirt.size.size_list[0], size_id: 1 }], size_count: 1 },
  offered_sizes: [{ size_id: 1, size_name: "", unit_price: 1100 }],
} as unknown as MyItem;

/** In two colours, one is another design than the other. */
const inColor = (colorId: number): DesignDocument => ({
  ...{ schema: 1, itemId: 1001, methodId: 67, colorId },
  areas: [{ areaKindId: 1, width: 5000, height: 5000, layers: [] }],
});
const [saved, drawn] = [inColor(101), inColor(102)];
const copy = { version: 2, document: drawn, base: saved, history: { past: [], future: [] }, editedAt: 0 };

async function fakeShop(read: unknown = { document: saved, revision: 1, saved_at: "2026-11-30T00:00:00Z" }) {
  const completed = vi.fn(() => ({ message: "myitem status update success" }));
  const updated = vi.fn(() => ({ product_id: 2001, status: 0, update_time: "" }));
  fakeApi({
    "/api/auth/login": { user: consumer },
    "/api/design/read": read,
    "/api/product/update": updated,
    "/api/product/design/confirm": completed,
  });
  await startSession("t");
  return { completed, updated };
}

function openConfirmScreen() {
  const onChanged = vi.fn();
  renderInShell(<ConfirmScreen item={item} fromDetail onChanged={onChanged} sheet={() => null} />);
  return onChanged;
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const answer = async (name: string) => {
  const question = await screen.findByRole("dialog", { name: "この端末に、まだ保存していない変更があります。" });
  await userEvent.click(within(question).getByRole("button", { name }));
};

test.each(["u1/2001#t1", "u1/2001/2#t1"])("work that is only in this browser is asked about: %s", async (key) => {
  browser.set(key, copy);
  const { completed } = await fakeShop();
  const onChanged = openConfirmScreen();
  await press("完成する");
  await answer("もどる");
  await waitFor(() => expect(screen.getByRole("button", { name: "完成する" }).ariaBusy).not.toBe("true"));
  expect([completed.mock.calls, onChanged.mock.calls]).toEqual([[], []]);
  await press("完成する");
  await answer("このまま完成する");
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(completed).toHaveBeenCalledTimes(1);
});

test.each([
  ["of another item", "u1/20010#t1", copy],
  ["of another member", "u2/2001#t1", copy],
  ["put aside", "u1/2001#aside-1", { ...copy, isAside: true }],
  ["that the shop has", "u1/2001#t1", { ...copy, document: saved }],
  ["that was sent before it was changed elsewhere", "u1/2001#t1", { ...copy, base: drawn }],
])("nobody is asked about work %s", async (_what, key, left) => {
  browser.set(key, left);
  const { completed } = await fakeShop();
  const onChanged = openConfirmScreen();
  await press("完成する");
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(completed).toHaveBeenCalledTimes(1);
});

test("where the shop cannot say what it has, the item is completed without a question", async () => {
  browser.set("u1/2001#t1", copy);
  await fakeShop({ status: 500, body: { error_code: "server/error", message: "だめです", request_id: "r" } });
  const onChanged = openConfirmScreen();
  await press("完成する");
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
});

test("in the editor of an item it is asked before anything is saved, and leads back to the choice", async () => {
  browser.set("u1/2001#t1", copy);
  const { completed, updated } = await fakeShop();
  const onSaved = vi.fn();
  renderInShell(<EditorDialog open item={item} onClose={() => {}} onSaved={onSaved} />);
  await userEvent.click(await screen.findByRole("button", { name: "保存する" }));
  const choose = async () => {
    const choice = await screen.findByRole("dialog", { name: "どのように保存しますか？" });
    await userEvent.click(within(choice).getByRole("button", { name: "完成する" }));
  };
  await choose();
  await answer("もどる");
  await choose();
  expect([updated.mock.calls, completed.mock.calls]).toEqual([[], []]);
  await answer("このまま完成する");
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith("completed"));
  expect([updated.mock.calls.length, completed.mock.calls.length]).toEqual([1, 1]);
});
