import { toasts } from "@surimono/ui/toast.ts";
import { act, fireEvent, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { notification } from "../../features/notices/notification.fixture.ts";
import { atServer, bell, freshNotices, list, openMenu, openPage, settle } from "./notices.fixture.tsx";

freshNotices();

test("a row is unread until it is visible; the server learns of it within 3 s", async () => {
  atServer.private = [notification("private_10002"), notification("private_10003")];
  atServer.public = [notification("public_1")];
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
  expect(atServer.saved).toEqual({
    private_notification: ["private_10002"],
    public_notification: ["public_1"],
  });
  expect(within(list()).getAllByText("未読")).toHaveLength(1);
  await settle(10_000);
  expect(calls("/api/db/user")).toBe(1);
});

test("what was read before is not sent again", async () => {
  atServer.public = [notification("public_1", { status: true })];
  const { calls } = await openPage();
  await openMenu();
  await settle(10_000);
  fireEvent.click(bell());
  await settle();
  expect(calls("/api/db/user")).toBe(0);
});

test("closing the menu tells the server at once, and ends the watching", async () => {
  atServer.public = [notification("public_1")];
  const { calls } = await openPage();
  await openMenu();
  await settle(200);
  fireEvent.click(bell());
  await settle();
  expect(atServer.saved.public_notification).toEqual(["public_1"]);
  atServer.public.unshift(notification("public_2"));
  await settle(60_000);
  expect(bell().textContent).toBe("お知らせ未読1件");
  expect(calls("/api/db/user")).toBe(1);
});

test("a row below the screen is not seen, even if it is within the list", async () => {
  atServer.public = [notification("public_1"), notification("public_2")];
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
  atServer.public = [notification("public_1")];
  const { calls } = await openPage();
  await openMenu();
  await settle(200);
  expect(calls("/api/db/user")).toBe(0);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect([atServer.saved.public_notification, atServer.keptAlive]).toEqual([["public_1"], true]);
  await settle(600_000);
  expect(calls("/api/db/user")).toBe(1);
  expect(localStorage.getItem(`surimono.seen.${atServer.userId}`)).toBeNull();
});

test("what could not be saved before leaving the page is saved by the next, and not counted as unread", async () => {
  atServer.public = [notification("public_1"), notification("public_2")];
  const key = `surimono.seen.${atServer.userId}`;
  localStorage.setItem(key, JSON.stringify(["public_1", "<script>", 7]));
  const { calls } = await openPage();
  expect(bell().textContent).toBe("お知らせ未読1件");
  expect([atServer.saved.public_notification, calls("/api/db/user")]).toEqual([["public_1"], 1]);
  expect(localStorage.getItem(key)).toBeNull();
});

test("what was seen while the server was down is kept, and saved with the next poll that works", async () => {
  atServer.public = [notification("public_1")];
  await openPage();
  await openMenu();
  await settle(200);
  atServer.isBroken = true;
  fireEvent.click(bell());
  await settle();
  expect(localStorage.getItem(`surimono.seen.${atServer.userId}`)).toBe('["public_1"]');
  atServer.isBroken = false;
  await settle(60_000);
  expect(atServer.saved.public_notification).toEqual(["public_1"]);
  expect(toasts.get()).toEqual([]);
});

test("what is read in one tab is read in the other, at once", async () => {
  atServer.public = [notification("public_1"), notification("public_2")];
  const { calls } = await openPage();
  const otherTab = (before: string[], after: string[]) =>
    act(() => {
      const [oldValue, newValue] = [JSON.stringify(before), JSON.stringify(after)];
      window.dispatchEvent(
        new StorageEvent("storage", { key: `surimono.seen.${atServer.userId}`, oldValue, newValue }),
      );
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

test("a failed save is retried, less often each time", async () => {
  atServer.public = [notification("public_1")];
  const { calls } = await openPage();
  await openMenu();
  atServer.isBroken = true;
  await settle(3100);
  expect(calls("/api/db/user")).toBe(1);
  await settle(5800);
  expect(calls("/api/db/user")).toBe(1);
  await settle(300);
  expect(calls("/api/db/user")).toBe(2);
  atServer.isBroken = false;
  await settle(12_100);
  expect(atServer.saved.public_notification).toEqual(["public_1"]);
});
