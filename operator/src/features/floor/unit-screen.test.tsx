import type { WireUnit } from "@surimono/contract/floor";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { OPERATOR_KEY } from "../../session/use-operator.ts";
import { UnitScreen } from "./unit-screen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const unit: WireUnit = {
  ...{ code: "00000021", state: "shipped", order_number: "SR-AAAA-0001", parcel_number: 1, ordinal: 1, line_id: "l" },
  ...{
    version_id: "v",
    name: "摺木のT",
    item_name: "Tシャツ",
    size_name: "M",
    color_name: "白",
    color_value: "#ffffff",
  },
  ...{ method_name: "転写", dispatch_by: "2026-12-01", rejects: 1, reason: "", moved_at: "", moved_by: "", batch: "" },
  is_sending: false,
};
const photo = (by: string, of: string, is_shown: boolean) => ({
  ...{ photo_id: by, at: "2026-11-20T03:00:00.000Z", by, of, is_shown },
});

function shown(client = new QueryClient()) {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={["/floor/units/00000021"]}>
        <Routes>
          <Route path="/floor/units/:code" element={<UnitScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("a picture of an earlier check is not said to be seen by the buyer", async () => {
  const photos = [photo("いち", "checked", false), photo("に", "rejected", false), photo("さん", "checked", true)];
  vi.stubGlobal("fetch", async (url: string) => {
    // The pictures themselves are still under way.
    if (url.includes("photo")) return new Promise(() => undefined);
    return Response.json({ unit, photos, movements: [] });
  });
  shown();
  for (const [title, by] of [
    ["できあがりの写真（ご注文者に見えます）", "さん"],
    ["前の検品の写真（ご注文者には見えません）", "いち"],
    ["不良の写真", "に"],
  ] as const) {
    const part = within(await screen.findByRole("region", { name: title }));
    expect(part.getAllByRole("listitem").map((one) => one.textContent)).toEqual([expect.stringContaining(by)]);
  }
});

test("a picture is asked for only of a piece that was checked here", async () => {
  const check = {
    id: "1",
    at: "2026-11-20T03:00:00.000Z",
    from: "printed",
    to: "checked",
    cause: "scan",
    by: "",
    reason: "",
  };
  for (const movements of [[], [check]]) {
    vi.stubGlobal("fetch", async () => Response.json({ unit: { ...unit, state: "packed" }, photos: [], movements }));
    const client = new QueryClient();
    client.setQueryData(OPERATOR_KEY, { rights: ["floor.work"] });
    shown(client);
    await screen.findByRole("button", { name: "不良にする" });
    expect(screen.queryAllByText("できあがりを撮る（任意）")).toHaveLength(movements.length);
    cleanup();
  }
});
