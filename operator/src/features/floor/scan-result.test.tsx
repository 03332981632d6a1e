import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ScanAnswer } from "./scan-queue.ts";
import { ScanResult } from "./scan-result.tsx";

afterEach(cleanup);

const unit: ScanAnswer["unit"] = {
  ...{ code: "00000021", state: "packed", order_number: "SR-AAAA-0001", parcel_number: 1, ordinal: 1, line_id: "l" },
  ...{
    version_id: "v",
    name: "摺木のT",
    item_name: "Tシャツ",
    size_name: "M",
    color_name: "白",
    color_value: "#ffffff",
  },
  ...{ method_name: "転写", dispatch_by: "2026-12-01", rejects: 0, reason: "", moved_at: "", moved_by: "", batch: "" },
  is_sending: false,
};
const parcel = {
  ...{ order_number: "SR-AAAA-0001", parcel_number: 1, parcels: 1, units: 1, packed: 1, is_complete: true },
  ...{ missing: [], to_take_out: [] },
};
const shownAfter = (did: ScanAnswer["did"], change: Partial<typeof parcel> = {}) =>
  render(
    <ScanResult
      shown={{
        kind: "done",
        scanId: "1",
        answer: { unit, parcel: { ...parcel, ...change }, did, again: false, undo_until: null },
      }}
    />,
  );

test("the last piece of a box closes it", () => {
  shownAfter("packed");
  expect(screen.getByText("そろいました")).toBeDefined();
  expect(screen.getByText("SR-AAAA-0001 の小包1 を閉じてください")).toBeDefined();
});

test("a piece that was taken out is not called part of the box that is complete without it", () => {
  shownAfter("taken-out");
  expect(screen.getByText("箱から出しました")).toBeDefined();
  expect(screen.getByText("この品は送りません。箱へ戻さないでください。")).toBeDefined();
  expect(screen.getByText("残りはそろっています。SR-AAAA-0001 の小包1 を閉じてください")).toBeDefined();
});

test("what goes into the warehouse is closed in no parcel, but goes on to its table", () => {
  shownAfter("packed", { parcel_number: 0 });
  expect(screen.getByText("SR-AAAA-0001 の品がそろいました。入庫の台へ回してください")).toBeDefined();
  expect(screen.queryByText(/小包/)).toBeNull();
});
