import { toasts } from "@surimono/ui/toast.ts";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { PublishedRow } from "./published-row.tsx";

const work = {
  ...{ product_id: 100_001, parent_id: 1001, new_name: "海のT", description: "夏の海です。", nickname: "みどり" },
  ...{ name: "Tシャツ", color_name: "ホワイト", color_value: "#ffffff", image_urls: ["/gallery/100001/0.webp"] },
  published_at: "2026-11-20T00:00:00.000Z",
};

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the newest works of members, each leading into the gallery", async () => {
  const fetched = fakeApi({ "/api/gallery/list": { data: [work], total: 1 } });
  renderInShell(<PublishedRow />);
  const row = await screen.findByRole("region", { name: "みんなの作品" });
  expect(String(fetched.mock.calls[0]?.[0])).toBe("/api/gallery/list?sort=newest&limit=4");
  expect(within(row).getByRole("heading", { level: 3, name: "海のT" })).toBeDefined();
  expect(within(row).getByRole("link", { name: "海のT" }).getAttribute("href")).toBe("/gallery?item=100001");
  expect(within(row).getByRole("link", { name: "ギャラリー" }).getAttribute("href")).toBe("/gallery");
});

test.each([
  ["there are none", { data: [], total: 0 }],
  ["they cannot be read", { status: 500, body: { error_code: "server/error", message: "エラー", request_id: "r" } }],
])("nothing shows while %s", async (_why, answer) => {
  fakeApi({ "/api/gallery/list": answer });
  renderInShell(<PublishedRow />);
  await expect.poll(() => queryClient.getQueryData(["published-items", "latest"])).toEqual([]);
  expect(screen.queryByRole("region")).toBeNull();
  expect(toasts.get()).toEqual([]);
});
