import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ParcelContents } from "./parcel-contents.tsx";

afterEach(cleanup);

const piece = {
  ...{ code: "00000029", state: "checked" as const, name: "T", item_name: "T", size_name: "M", color_name: "白" },
};

test("of a large box it says how many more are missing than it names", () => {
  const box = { order_number: "SR-AAAA-0001", parcel_number: 1, parcels: 1, is_complete: false, to_take_out: [] };
  const shown = (units: number) => (
    <ParcelContents parcel={{ ...box, units, packed: 1, missing: [piece] }} waiting={[]} onClose={() => {}} />
  );
  const { rerender } = render(shown(5));
  expect(screen.getByText("ほかに3点あります。")).toBeDefined();
  rerender(shown(2));
  expect(screen.queryByText(/ほかに/)).toBeNull();
});
