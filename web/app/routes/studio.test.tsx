import type { DesignDocument } from "@surimono/domain/designs";
import { toasts } from "@surimono/ui/toast.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { CallError } from "#app/session/call.ts";
import { startSession } from "#app/session/current-user.ts";
import { token } from "#app/session/token.ts";
import { consumer, fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { clientLoader } from "./studio.tsx";

const browser = vi.hoisted(() => new Map<string, unknown>());

vi.mock("idb-keyval", () => ({
  createStore: () => undefined,
  keys: async () => [...browser.keys()],
  get: async (key: string) => browser.get(key),
  del: async (key: string) => void browser.delete(key),
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

/** In two colours, one is another design than the other. */
const inColor = (colorId: number): DesignDocument => ({
  ...{ schema: 1, itemId: 1001, methodId: 67, colorId },
  areas: [{ areaKindId: 1, width: 5000, height: 5000, layers: [] }],
});
const [saved, older, drawn] = [inColor(101), inColor(102), inColor(103)];
const copy = { version: 2, document: drawn, base: saved, history: { past: [], future: [] }, editedAt: 2 };

const shown = {
  ...{ product_id: 2001, step_id: 1, name: "海のT", revision: 1, saved_at: "2026-11-30T00:00:00Z", areas: [] },
  item: {
    ...{ item_id: 1001, name: "Tシャツ", silhouette: "tee", color_name: "白", color_value: "#ffffff", colors: [] },
    ...{ method_id: 67, method_name: "転写", size_name: "M", size_width: 520_000, sizes_text: "M", sizes: [] },
  },
  price: { pieces: 1, body_before_tax: 1000, extras: [], personal: [], tax_bp: 1000 },
  document: saved,
};

const refusal = (error_code: string, status: number) => ({
  status,
  body: { error_code, message: "だめです", request_id: "r" },
});
const COMPLETED = refusal("designs/completed", 409);
const DELETED = refusal("designs/deleted", 410);

const kept = vi.fn();
beforeEach(() => {
  kept.mockReset().mockReturnValue({ product_id: 2002, url: "/studio?productId=2002" });
  browser.set("u1/2001#older", { ...copy, document: older, editedAt: 1 });
  browser.set("u1/2001#t1", copy);
});

/** Opens a studio that the shop opens no more. Answers where it leads, or with the failure. */
async function opening(closed: { readonly status: number; readonly body: unknown }, step = 1) {
  fakeApi({
    "/api/auth/login": { user: consumer },
    "/api/design/open": closed,
    "/api/design/look": closed === DELETED ? DELETED : shown,
    "/api/design/read": closed === COMPLETED ? COMPLETED : shown,
    "/api/design/keep-copy": kept,
  });
  await startSession("t");
  renderInShell(<p>画面</p>);
  const request = new Request(`http://shop.test/mt/dtpage/v1/edit?token=t&productId=2001&step=${step}`);
  const loaded = clientLoader({ request, context: { get: () => false } } as never);
  return loaded.catch((thrown: unknown) => (thrown instanceof CallError ? thrown : whereTo(thrown as Response)));
}
const whereTo = (response: Response) => response.headers.get("location");

const answer = async (name: string) => {
  const question = await screen.findByRole("dialog", { name: /保存されていない編集が残っています/ });
  await userEvent.click(within(question).getByRole("button", { name }));
};

test.each([
  ["completed", COMPLETED],
  ["deleted", DELETED],
])("the newest work in this browser on a draft that was %s becomes an item of its own", async (_what, closed) => {
  const opened = opening(closed);
  await answer("別のアイテムとして残す");
  expect(await opened).toBe("/studio?productId=2002");
  expect(kept).toHaveBeenCalledTimes(1);
  expect([...browser.keys()]).toEqual(["u1/2001#older"]);
});

test("what is not wanted now stays in this browser, and the way leads to the completed item", async () => {
  const opened = opening(COMPLETED);
  await answer("残さない");
  expect(await opened).toBe("/my-items?itemTab=0&productId=2001");
  expect([kept.mock.calls.length, browser.size]).toEqual([0, 2]);
});

test("what the shop refuses to keep stays in this browser, and is told", async () => {
  kept.mockReturnValue(refusal("designs/no-such-item", 404));
  const opened = opening(DELETED);
  await answer("別のアイテムとして残す");
  expect(await opened).toBeInstanceOf(CallError);
  expect(toasts.get().map(({ message }) => message)).toContain("だめです");
  expect(browser.size).toBe(2);
});

test("nobody is asked about what the shop has, though its last answer was lost", async () => {
  browser.clear();
  browser.set("u1/2001#t1", { ...copy, document: saved, base: older, unheard: [saved] });
  expect(await opening(COMPLETED)).toBe("/my-items?itemTab=0&productId=2001");
});

test("a tag's work cannot become an item, and is not asked about", async () => {
  browser.set("u1/2001/2#t1", copy);
  expect(await opening(COMPLETED, 2)).toBe("/my-items?itemTab=0&productId=2001");
});
