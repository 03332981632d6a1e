import { toasts } from "@surimono/ui/toast.ts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeApi } from "../../../test/fake-api.ts";
import { notification } from "../../features/notices/notification.fixture.ts";
import { queryClient } from "../../query-client.ts";
import {
  atServer,
  bell,
  freshNotices,
  list,
  MESSAGE,
  openMenu,
  openPage,
  PRIVATE,
  PUBLIC,
  renderNotices,
  settle,
} from "./notices.fixture.tsx";

freshNotices();

test("a guest has no bell, and nothing is requested", async () => {
  const fetched = fakeApi({});
  renderNotices();
  await settle(120_000);
  expect(screen.queryByRole("button")).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test("the bell counts unread notices, and polls every 60 s", async () => {
  atServer.public = [notification("public_1"), notification("public_2", { status: true })];
  atServer.private = [notification("private_10000")];
  const { calls } = await openPage();
  expect(bell().textContent).toBe("お知らせ未読2件");
  expect([calls(PUBLIC), calls(PRIVATE), calls(MESSAGE)]).toEqual([1, 1, 1]);
  atServer.public.unshift(notification("public_3"));
  await settle(59_000);
  expect(calls(PUBLIC)).toBe(1);
  await settle(1100);
  expect(calls(PUBLIC)).toBe(2);
  expect(bell().textContent).toBe("お知らせ未読3件");
});

test("polling stops in a hidden tab, and backs off silently when the server fails", async () => {
  const { calls } = await openPage();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await settle(600_000);
  expect(calls(PUBLIC)).toBe(1);
  atServer.isBroken = true;
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

test("opening the menu reads the list again, newest first and at most a hundred", async () => {
  const { calls } = await openPage();
  const times = Array.from({ length: 120 }, (_, day) => new Date(Date.now() - day * 86_400_000).toISOString());
  atServer.public = times.map((created_time, index) => notification(`public_${index}`, { created_time }));
  atServer.private = [notification("private_10002", { created_time: new Date(Date.now() - 1000).toISOString() })];
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

test("each type has the rule's look and link", async () => {
  atServer.private = [
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
  atServer.isBroken = true;
  await openPage();
  await openMenu();
  atServer.isBroken = false;
  atServer.public = [notification("public_1")];
  fireEvent.click(within(list()).getByRole("button", { name: "もう一度読み込む" }));
  await settle();
  expect(within(list()).getByText("public_1の文")).toBeDefined();
});
