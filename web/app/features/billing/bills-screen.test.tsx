import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { BillsScreen } from "./bills-screen.tsx";

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bill = {
  ...{ document_id: "0197f5d0-0000-7000-8000-000000000001", number: "S-2026-000012", issued_on: "2026-12-01" },
  ...{ due_on: "2026-12-31", amount: 12_800, returned: 800, paid: 2_000, open: 10_000, orders: 3 },
  ...{ state: "short", state_name: "ご入金不足" },
};
const account = {
  ...{
    bills: [bill],
    open: 10_000,
    credit: 0,
    unbilled: 5_632,
    limit: 500_000,
    available: 484_368,
    is_overdue: true,
    closing: "月末",
  },
  bank: [{ name: "口座", value: "普通 0000000" }],
};

test("shows each bill with state, day and what is open, the account to pay to, and what is stopped", async () => {
  fakeApi({ "/api/billing/list": account });
  const saveDocument = vi.fn(async () => undefined);
  renderInShell(<BillsScreen saveDocument={saveDocument} />);
  const row = within((await screen.findByRole("list", { name: "請求書" })).querySelector("li") as HTMLElement);
  for (const text of [
    "S-2026-000012",
    "ご入金不足",
    "お支払期限 2026/12/31",
    "¥ 12,800",
    "− ¥ 800",
    "− ¥ 2,000",
    "¥ 10,000",
  ])
    expect(row.getByText(text)).toBeDefined();
  expect(screen.getByRole("alert").textContent).toContain("お支払期限を過ぎた請求書");
  expect(within(screen.getByRole("region", { name: "お振込先" })).getByText("普通 0000000")).toBeDefined();
  expect(screen.getByText("¥ 484,368")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "請求書 S-2026-000012 をPDFで保存" }));
  expect(saveDocument).toHaveBeenCalledWith(expect.objectContaining({ document_id: bill.document_id }));
});

test("goes on to earlier bills while there are more", async () => {
  const pages = [
    { ...account, next: "paid_2026-12-31_0197f5d0-0000-7000-8000-000000000001" },
    {
      ...account,
      bills: [{ ...bill, document_id: "earlier", number: "S-2025-000001", open: 0, state: "paid" }],
      next: null,
    },
  ];
  const fetched = fakeApi({ "/api/billing/list": () => pages.shift() });
  renderInShell(<BillsScreen saveDocument={async () => undefined} />);
  await userEvent.click(await screen.findByRole("button", { name: "つづきを見る" }));
  expect(await screen.findByText("S-2025-000001")).toBeDefined();
  expect(screen.getByText("S-2026-000012")).toBeDefined();
  expect(screen.queryByRole("button", { name: "つづきを見る" })).toBeNull();
  expect(String(fetched.mock.calls.at(-1)?.[0])).toContain("after=paid_2026-12-31_");
});

test("without a bill there is no account to pay to", async () => {
  fakeApi({ "/api/billing/list": { ...account, bills: [], open: 0, is_overdue: false } });
  renderInShell(<BillsScreen saveDocument={async () => undefined} />);
  expect(await screen.findByText("請求書はまだありません")).toBeDefined();
  expect(screen.queryByRole("region", { name: "お振込先" })).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});
