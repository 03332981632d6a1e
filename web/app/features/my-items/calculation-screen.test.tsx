import { toasts } from "@surimono/ui/toast.ts";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { queryClient } from "../../query-client.ts";
import { CalculationScreen } from "./calculation-screen.tsx";
import { ProfitLines } from "./price/profit-lines.tsx";
import { readFanCount, readShare } from "./price/read-calculation.ts";

const PATH = "/api/my-item/calculation";

afterEach(() => {
  cleanup();
  queryClient.clear();
  toasts.set([]);
  vi.unstubAllGlobals();
});

test("the example follows the typed values, and saving sends basis points", async () => {
  const saved = { fan_count: 12_000, buyer_shares: [50, 500] };
  const fetched = fakeApi({
    [PATH]: () => (fetched.mock.calls.length > 1 ? saved : { fan_count: null, buyer_shares: [100, 500] }),
  });
  renderInShell(<CalculationScreen />);
  fireEvent.change(await screen.findByRole("textbox", { name: "ファンの数" }), { target: { value: "１２,０００" } });
  fireEvent.change(screen.getByRole("textbox", { name: "少なめ" }), { target: { value: "0.5" } });
  const example = screen.getByRole("region", { name: "計算の例" });
  await waitFor(() => expect(example.textContent).toContain("ファンの0.5％が買うと¥ 36,000"));
  expect(example.textContent).toContain("ファンの5％が買うと¥ 360,000");
  fireEvent.click(screen.getByRole("button", { name: "保存する" }));
  await waitFor(() => expect(toasts.get()).toHaveLength(1));
  // The settings are read again after saving.
  const calls = fetched.mock.calls as unknown as [string, RequestInit][];
  expect(calls.map(([, { body }]) => body && JSON.parse(String(body)).data)).toContainEqual(saved);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "少なめ" }).value).toBe("0.5");
});

test("an invalid share shows at its field, and nothing is sent", async () => {
  const fetched = fakeApi({ [PATH]: { fan_count: 100, buyer_shares: [100, 500] } });
  renderInShell(<CalculationScreen />);
  fireEvent.change(await screen.findByRole("textbox", { name: "多め" }), { target: { value: "101" } });
  fireEvent.click(screen.getByRole("button", { name: "保存する" }));
  expect((await screen.findByRole("alert")).textContent).toContain("0.1から100まで");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("an item's profit uses the member's settings", async () => {
  fakeApi({ [PATH]: { fan_count: 1000, buyer_shares: [200, 1000] } });
  const { container } = renderInShell(<ProfitLines sellingPrice={3000} unitPrices={{ lowest: 2500, highest: 2500 }} />);
  await screen.findByText("ファンの10％が買うと");
  expect(container.textContent).toContain("ファンの2％が買うと¥ 10,000");
  expect(container.textContent).toContain("ファンの10％が買うと¥ 50,000");
});

test("without an own number it uses the average of the member's accounts", async () => {
  fakeApi({
    [PATH]: { fan_count: null, buyer_shares: [100, 500] },
    "/api/user/insight/get/fans/number": { data: 12_800 },
  });
  const { container } = renderInShell(<ProfitLines sellingPrice={3000} unitPrices={{ lowest: 2500, highest: 2500 }} />);
  await screen.findByText("ファンの5％が買うと");
  expect(container.textContent).toContain("¥ 320,000");
  expect(container.textContent).toContain("12,800人（アカウントの平均）として計算しています");
});

test("without fans only the profit per piece is shown, and a link to the settings", async () => {
  fakeApi({ [PATH]: { fan_count: null, buyer_shares: [100, 500] } });
  const { container } = renderInShell(<ProfitLines sellingPrice={3000} unitPrices={{ lowest: 2500, highest: 2500 }} />);
  expect((await screen.findByRole("link", { name: "利益の計算の設定" })).getAttribute("href")).toBe(
    "/my-page/setting/calculation",
  );
  expect(container.textContent).not.toContain("％");
});

test.each([
  ["", null],
  ["１，２００", 1200],
  ["0", undefined],
  ["100000001", undefined],
  ["たくさん", undefined],
  ["1.5", undefined],
])("readFanCount(%j) is %s", (typed, count) => {
  expect(readFanCount(typed)).toBe(count);
});

test.each([
  ["5", 500],
  ["0.1", 10],
  ["１．２５", 125],
  ["0.05", undefined],
  ["100.01", undefined],
  ["", undefined],
  ["1.234", undefined],
])("readShare(%j) is %s", (typed, share) => {
  expect(readShare(typed)).toBe(share);
});
