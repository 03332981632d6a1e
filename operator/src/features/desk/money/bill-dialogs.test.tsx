import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sentTwice } from "../../../testing/sent-twice.tsx";
import { type OpenedBill, PaymentDialog } from "./bill-dialogs.tsx";
import { RepayDialog } from "./repay-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const billWith = (entries: number, kept: number) =>
  ({
    bill: { number: "B-0001", partner: "版木堂", open: 1000, member_id: "m" },
    account: { kept },
    entries: Array.from({ length: entries }, (_, at) => ({ entry_id: `e-${at}` })),
  }) as unknown as OpenedBill;

test.each([
  ["a payment", PaymentDialog, [], { read: 1 }],
  ["money sent back", RepayDialog, [["理由", "振込済み"]], { kept: 500 }],
] as const)("%s whose answer was lost is sent again upon what was read at first", async (_, Dialog, typed, seen) => {
  const shown = (one: OpenedBill) => <Dialog one={one} onDone={vi.fn()} onClose={vi.fn()} />;
  const asked = { before: shown(billWith(1, 500)), fetched: shown(billWith(2, 0)), typed };
  expect(await sentTwice({ ...asked, yes: "記録する" })).toMatchObject([seen, seen]);
});
