import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { TodayScreen } from "./today-screen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const since = "2026-11-23T03:00:00Z";
const sum = (order_number: string, amount: number) => ({ order_number, amount, since });
const TODAY = {
  ...{ day: "2026-11-23", counts: { paying: 1, refunding: 1, amount_differs: 1 }, money: [] },
  differing: [sum("SR-0000-0001", 1100)],
  waiting: [
    { wait: "paying", ...sum("SR-0000-0002", 2200) },
    { wait: "refund-failed", ...sum("SR-0000-0003", 3300) },
    { wait: "pieces", ...sum("SR-0000-0004", 4400) },
  ],
};

function open(today: object) {
  const headers = { "content-type": "application/json" };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(today), { headers }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TodayScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("each number of money that is stuck leads to what it counts (rule orders-money-listed)", async () => {
  open(TODAY);
  const numberOf = async (name: RegExp) => (await screen.findByRole("link", { name })).getAttribute("href");
  expect(await numberOf(/^お支払いの確認待ち.*1件$/)).toBe("/#paying");
  expect(await numberOf(/^できていない返金2件$/)).toBe("/#refunds");
  expect(await numberOf(/^キャンセルの返金待ち.*1件$/)).toBe("/orders?view=refunding&lifecycle=cancelled");
  const list = (name: string) => within(screen.getByRole("region", { name }));
  expect(list("お支払いの確認待ち").getByText("SR-0000-0002")).toBeTruthy();
  // It was not placed: there is no page of it.
  expect(list("お支払いの確認待ち").queryByRole("link")).toBeNull();
  const refunds = list("できていない返金").getAllByRole("listitem");
  expect(refunds.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^SR-0000-0003失敗.*3,300$/),
    expect.stringMatching(/^SR-0000-0004手続き中.*4,400$/),
  ]);
  const link = list("できていない返金").getByRole("link", { name: "SR-0000-0003" });
  expect(link.getAttribute("href")).toBe("/orders/SR-0000-0003");
  expect(list("金額の違うお支払い").getByText("SR-0000-0001")).toBeTruthy();
});

test("a process of the release before, which does not list them, shows no number of them", async () => {
  open({ ...TODAY, waiting: undefined });
  await screen.findByText("金額の違うお支払い", { selector: "h2" });
  expect(screen.queryByText("できていない返金")).toBeNull();
});
