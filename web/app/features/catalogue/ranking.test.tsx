import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { shirt } from "../../../test/product.fixture.ts";
import { renderInShell } from "../../../test/render.tsx";
import { Ranking } from "./ranking.tsx";

const items = Array.from({ length: 10 }, (_, index) => ({
  ...shirt,
  product_id: 1001 + index,
  name: `シャツ${index + 1}`,
}));

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("ten places with the days that count", async () => {
  fakeApi({ "/api/product/ranking": { data: items, period: { from: "2026-10-23", to: "2026-11-21" } } });
  renderInShell(<Ranking />);
  const section = await screen.findByRole("region", { name: "人気ランキング" });
  expect(within(section).getByText("2026/10/23〜2026/11/21の注文数から")).toBeTruthy();
  const places = within(section).getAllByRole("listitem");
  expect(places).toHaveLength(10);
  expect(within(places[9] as HTMLElement).getByText("シャツ10")).toBeTruthy();
  expect(places[9]?.textContent).toContain("10位");
  // Text for screen readers is positioned absolutely: its frame must be the scrolling row, or it widens a phone's page.
  expect(
    within(places[9] as HTMLElement)
      .getByText("位")
      .closest(".relative")?.tagName,
  ).toBe("OL");
});

test("without orders there is no ranking", async () => {
  fakeApi({ "/api/product/ranking": { data: items, period: null } });
  renderInShell(<Ranking />);
  const section = await screen.findByRole("region", { name: "はじめの一枚に" });
  expect(section.textContent).not.toContain("位");
});

test("with the same goods in the recommendations, nothing is shown before the first order", async () => {
  const fetched = fakeApi({ "/api/product/ranking": { data: items, period: null } });
  renderInShell(<Ranking onlyWhenOrdered />);
  await expect.poll(() => fetched).toHaveBeenCalled();
  await expect.poll(() => queryClient.getQueryData(["ranking"])).toBeDefined();
  expect(screen.queryByRole("region")).toBeNull();
});
