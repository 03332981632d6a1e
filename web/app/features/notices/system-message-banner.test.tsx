import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { queryClient } from "../../query-client.ts";
import { MemberNotices } from "./member-notices.tsx";

const MESSAGE = "/api/systemMessage/latest";
const userId = "u1";

let message: unknown;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T00:00:00.000Z") });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (ms = 20) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open() {
  const fetched = fakeApi({
    "/api/notification/getPublicNotification": { data: [] },
    "/api/notification/getPrivateNotification": { data: [] },
    [MESSAGE]: () => ({ data: message }),
  });
  renderInShell(<MemberNotices userId={userId} />);
  await settle();
  return { calls: (path: string) => fetched.mock.calls.filter(([input]) => String(input) === path).length };
}

const banner = () => screen.queryByRole("region", { name: "運営からのお知らせ" });

test.each([
  [1, "polite", "お知らせ：配送の遅れ"],
  [2, "polite", "注意：配送の遅れ"],
  [3, "assertive", "重要：配送の遅れ"],
])("a system message of type %i is below the header, and is announced", async (type, manner, words) => {
  message = { message_id: 5, title: "配送の遅れ", sub_title: "大雪のため", link_url: "/faq", type, status: true };
  await open();
  const shown = within(banner() as HTMLElement);
  expect(banner()?.textContent).toContain(words);
  expect(banner()?.closest("[aria-live]")?.getAttribute("aria-live")).toBe(manner);
  expect(shown.getByText("大雪のため")).toBeDefined();
  expect(shown.getByRole("link", { name: "くわしく見る" }).getAttribute("href")).toBe("/faq");
});

test("a message without subtitle and link is only a title; a hostile link is left out", async () => {
  message = { message_id: 5, title: "配送の遅れ", sub_title: "", link_url: null, type: 1, status: true };
  await open();
  expect(banner()?.textContent).toBe("お知らせ：配送の遅れ");
  message = { message_id: 6, title: "二", sub_title: "", link_url: "javascript:alert(1)", type: 1, status: true };
  await settle(60_100);
  expect(within(banner() as HTMLElement).queryByRole("link")).toBeNull();
});

test("a message closed in one tab closes in the other", async () => {
  message = { message_id: 5, title: "一", sub_title: "", link_url: null, type: 1, status: true };
  await open();
  const key = `surimono.closed-message.${userId}`;
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key, newValue: "5" })));
  expect(banner()).toBeNull();
});

test("a closed message stays closed, even after a reload; a new id shows again, one switched off does not", async () => {
  const first = { message_id: 5, title: "一", sub_title: "", link_url: null, type: 1, status: true };
  message = first;
  await open();
  fireEvent.click(screen.getByRole("button", { name: "メッセージを閉じる" }));
  expect(banner()).toBeNull();
  cleanup();
  queryClient.clear();
  const { calls } = await open();
  expect(calls(MESSAGE)).toBe(1);
  expect(banner()).toBeNull();
  message = { ...first, message_id: 6, title: "二" };
  await settle(60_100);
  expect(banner()?.textContent).toContain("二");
  message = { ...first, message_id: 6, status: false };
  await settle(60_100);
  expect(banner()).toBeNull();
});
