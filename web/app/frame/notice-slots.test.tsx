import type { WireNotification } from "@surimono/contract/notices";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { consumer, fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { notification } from "../features/notices/notification.fixture.ts";
import { queryClient } from "../query-client.ts";
import { dropToken, storeToken } from "../session/token.ts";
import { toasts } from "../ui/toast.ts";
import { MemberNoticesSlot, NotificationSlot } from "./notice-slots.tsx";

const PUBLIC = "/api/notification/getPublicNotification";
const PRIVATE = "/api/notification/getPrivateNotification";
const MESSAGE = "/api/systemMessage/latest";
const down = { status: 500, body: { error_code: "server/error", message: "エラー", request_id: "r" } };

let lists: { public: WireNotification[]; private: WireNotification[] };
let broken: boolean;
/** The last request. */
let saved: { private_notification: string[]; public_notification: string[] };
let keptAlive: boolean | undefined;
/** Every test uses another member, as what was seen lasts as long as the page. */
let userId = "u0";

beforeAll(async () => {
  // They are lazy, but here the clock is frozen meanwhile.
  await import("../features/notices/notification-menu.tsx");
  await import("../features/notices/member-notices.tsx");
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T00:00:00.000Z") });
  lists = { public: [], private: [] };
  broken = false;
  saved = { private_notification: [], public_notification: [] };
  userId = `u${Number(userId.slice(1)) + 1}`;
});

afterEach(() => {
  cleanup();
  dropToken();
  toasts.set([]);
  queryClient.clear();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openPage() {
  storeToken("t1");
  const member = { ...consumer, id: userId, user_id: userId };
  const unlessBroken = (answer: () => unknown) => () => (broken ? down : answer());
  const fetched = fakeApi({
    "/api/auth/login": { user: member },
    [PUBLIC]: unlessBroken(() => ({ data: lists.public })),
    [PRIVATE]: unlessBroken(() => ({ data: lists.private })),
    [MESSAGE]: unlessBroken(() => ({ data: null })),
    "/api/db/user": unlessBroken(() => {
      const [, init] = fetched.mock.lastCall as unknown as [string, RequestInit];
      saved = JSON.parse(String(init.body)).data.notification;
      keptAlive = init.keepalive;
      return { data: [{ user_id: userId, notification: saved }] };
    }),
  });
  const page = renderInShell(
    <>
      <NotificationSlot />
      <MemberNoticesSlot />
    </>,
  );
  await settle();
  await vi.dynamicImportSettled();
  await settle();
  await settle();
  const calls = (path: string) => fetched.mock.calls.filter(([input]) => String(input) === path).length;
  return { ...page, calls };
}

const settle = (ms = 20) => act(() => vi.advanceTimersByTimeAsync(ms));
const bell = () => screen.getByRole("button", { name: /^お知らせ/ });
const openMenu = async () => {
  fireEvent.click(bell());
  await settle();
};
const list = () => screen.getByRole("region", { name: "お知らせの一覧" });

test("a guest has no bell, and nothing is asked for", async () => {
  const fetched = fakeApi({});
  renderInShell(
    <>
      <NotificationSlot />
      <MemberNoticesSlot />
    </>,
  );
  await settle(120_000);
  expect(screen.queryByRole("button")).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test("the bell counts what is unread, and asks again every 60 s", async () => {
  lists.public = [notification("public_1"), notification("public_2", { status: true })];
  lists.private = [notification("private_10000")];
  const { calls } = await openPage();
  expect(bell().textContent).toBe("お知らせ未読2件");
  expect([calls(PUBLIC), calls(PRIVATE), calls(MESSAGE)]).toEqual([1, 1, 1]);
  lists.public.unshift(notification("public_3"));
  await settle(59_000);
  expect(calls(PUBLIC)).toBe(1);
  await settle(1100);
  expect(calls(PUBLIC)).toBe(2);
  expect(bell().textContent).toBe("お知らせ未読3件");
});

test("polling stops in a hidden tab, and backs off in silence when the server fails", async () => {
  const { calls } = await openPage();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await settle(600_000);
  expect(calls(PUBLIC)).toBe(1);
  broken = true;
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(calls(PUBLIC)).toBe(2);
  await settle(119_900);
  expect(calls(PUBLIC)).toBe(2);
  await settle(200);
  expect(calls(PUBLIC)).toBe(3);
  await settle(239_000);
  expect(calls(PUBLIC)).toBe(3);
  expect(toasts.get()).toEqual([]);
});

test("a row is unread until it is visible; the server learns of it within 3 s", async () => {
  lists.private = [notification("private_10002"), notification("private_10003")];
  lists.public = [notification("public_1")];
  const frame = { top: 0, bottom: 350 };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const below = this.getAttribute("data-unread") === "private_10003";
    return (below ? { top: 400, bottom: 472 } : frame) as DOMRect;
  });
  const { calls } = await openPage();
  expect(bell().textContent).toBe("お知らせ未読3件");
  await openMenu();
  expect(within(list()).getAllByText("未読")).toHaveLength(3);
  await settle(100);
  expect(bell().textContent).toBe("お知らせ未読1件");
  expect(calls("/api/db/user")).toBe(0);
  await settle(3000);
  expect(saved).toEqual({
    private_notification: ["private_10002"],
    public_notification: ["public_1"],
  });
  expect(within(list()).getAllByText("未読")).toHaveLength(1);
  await settle(10_000);
  expect(calls("/api/db/user")).toBe(1);
});

test("what was read before is not sent again", async () => {
  lists.public = [notification("public_1", { status: true })];
  const { calls } = await openPage();
  await openMenu();
  await settle(10_000);
  fireEvent.click(bell());
  await settle();
  expect(calls("/api/db/user")).toBe(0);
});

test("closing the menu tells the server at once, and ends the looking", async () => {
  lists.public = [notification("public_1")];
  const { calls } = await openPage();
  await openMenu();
  await settle(200);
  fireEvent.click(bell());
  await settle();
  expect(saved.public_notification).toEqual(["public_1"]);
  lists.public.unshift(notification("public_2"));
  await settle(60_000);
  expect(bell().textContent).toBe("お知らせ未読1件");
  expect(calls("/api/db/user")).toBe(1);
});

test("a row that lies below the screen is not seen, even when it lies within the list", async () => {
  lists.public = [notification("public_1"), notification("public_2")];
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const row = this.getAttribute("data-unread");
    const top = row === "public_2" ? window.innerHeight + 10 : 0;
    return (row ? { top, bottom: top + 72 } : { top: 0, bottom: 2000 }) as DOMRect;
  });
  await openPage();
  await openMenu();
  await settle(200);
  expect(bell().textContent).toBe("お知らせ未読1件");
});

test("leaving the page within the 3 s tells the server at once, by a request that outlives the page", async () => {
  lists.public = [notification("public_1")];
  const { calls } = await openPage();
  await openMenu();
  await settle(200);
  expect(calls("/api/db/user")).toBe(0);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect([saved.public_notification, keptAlive]).toEqual([["public_1"], true]);
  await settle(600_000);
  expect(calls("/api/db/user")).toBe(1);
  expect(localStorage.getItem(`surimono.seen.${userId}`)).toBeNull();
});

test("what could not be saved before the page was left is saved by the next, and not counted as unread", async () => {
  lists.public = [notification("public_1"), notification("public_2")];
  const key = `surimono.seen.${userId}`;
  localStorage.setItem(key, JSON.stringify(["public_1", "<script>", 7]));
  const { calls } = await openPage();
  expect(bell().textContent).toBe("お知らせ未読1件");
  expect([saved.public_notification, calls("/api/db/user")]).toEqual([["public_1"], 1]);
  expect(localStorage.getItem(key)).toBeNull();
});

test("what was seen while the server was away is kept for later, and saved with the poll when it is back", async () => {
  lists.public = [notification("public_1")];
  await openPage();
  await openMenu();
  await settle(200);
  broken = true;
  fireEvent.click(bell());
  await settle();
  expect(localStorage.getItem(`surimono.seen.${userId}`)).toBe('["public_1"]');
  broken = false;
  await settle(60_000);
  expect(saved.public_notification).toEqual(["public_1"]);
  expect(toasts.get()).toEqual([]);
});

test("what is read in one tab is read in the other, at once", async () => {
  lists.public = [notification("public_1"), notification("public_2")];
  const { calls } = await openPage();
  const otherTab = (before: string[], after: string[]) =>
    act(() => {
      const [oldValue, newValue] = [JSON.stringify(before), JSON.stringify(after)];
      window.dispatchEvent(new StorageEvent("storage", { key: `surimono.seen.${userId}`, oldValue, newValue }));
    });
  otherTab([], ["public_1"]);
  expect(bell().textContent).toBe("お知らせ未読1件");
  otherTab(["public_1"], []);
  await openMenu();
  expect(within(list()).getAllByText("未読")).toHaveLength(1);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(calls("/api/db/user")).toBe(0);
});

test("what could not be saved is tried again, more rarely each time", async () => {
  lists.public = [notification("public_1")];
  const { calls } = await openPage();
  await openMenu();
  broken = true;
  await settle(3100);
  expect(calls("/api/db/user")).toBe(1);
  await settle(5800);
  expect(calls("/api/db/user")).toBe(1);
  await settle(300);
  expect(calls("/api/db/user")).toBe(2);
  broken = false;
  await settle(12_100);
  expect(saved.public_notification).toEqual(["public_1"]);
});

test("opening the menu reads the list again, newest first and at most a hundred", async () => {
  const { calls } = await openPage();
  const times = Array.from({ length: 120 }, (_, day) => new Date(Date.now() - day * 86_400_000).toISOString());
  lists.public = times.map((created_time, index) => notification(`public_${index}`, { created_time }));
  lists.private = [notification("private_10002", { created_time: new Date(Date.now() - 1000).toISOString() })];
  await openMenu();
  expect(calls(PUBLIC)).toBe(2);
  const rows = within(list()).getAllByRole("listitem");
  expect(rows).toHaveLength(100);
  expect(rows[0]?.textContent).toContain("public_0の文");
  expect(rows[0]?.textContent).toContain("0秒前");
  expect(rows[1]?.textContent).toContain("private_10002の文");
  expect(rows[6]?.textContent).toContain("5日前");
  expect(rows.at(-1)?.textContent).toMatch(/2026\/\d\d\/\d\d/);
});

test("types look and lead as the rule says", async () => {
  lists.private = [
    notification("private_1", { type: 2, link_url: "/items/detail/1001" }),
    notification("private_2", { type: 3, icon_path: "/catalogue/1001/1/front.webp" }),
    notification("private_3", { type: 6, account_type: "instagram" }),
    notification("private_4", { type: 6, account_type: "youtube", link_url: "/my-page" }),
    notification("private_5", { type: 7 }),
    notification("private_6", { type: 8 }),
    notification("private_7", { type: 1, link_url: "https://example.com/" }),
    notification("private_8", { type: 1, link_url: "javascript:alert(1)" }),
  ];
  await openPage();
  await openMenu();
  const row = (id: number) => within(list()).getByText(`private_${id}の文`).closest("li") as HTMLElement;
  const href = (id: number) => within(row(id)).queryByRole("link")?.getAttribute("href");
  expect([1, 3, 4, 5, 6, 7, 8].map(href)).toEqual([
    "/items/detail/1001",
    "/my-page/fans/instagram?accountType=2",
    "/my-page",
    "/my-page/fans",
    "/items",
    "https://example.com/",
    undefined,
  ]);
  expect(row(2).querySelector("img")?.getAttribute("src")).toBe(
    "/api/image/azure?url=images/catalogue/1001/1/front.webp&w=120",
  );
  expect(within(row(3)).getByRole("img", { name: "Instagram" })).toBeDefined();
  expect(within(row(4)).getByRole("img", { name: "YouTube" })).toBeDefined();
});

test("an empty list says so; one that cannot be read offers to try again", async () => {
  await openPage();
  await openMenu();
  expect(within(list()).getByText("お知らせはありません")).toBeDefined();
  cleanup();
  queryClient.clear();
  broken = true;
  await openPage();
  await openMenu();
  broken = false;
  lists.public = [notification("public_1")];
  fireEvent.click(within(list()).getByRole("button", { name: "もう一度読み込む" }));
  await settle();
  expect(within(list()).getByText("public_1の文")).toBeDefined();
});
