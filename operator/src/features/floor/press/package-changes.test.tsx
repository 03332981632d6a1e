import type { getPressPackage } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { PackageChanges } from "./package-changes.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Found = AnswerOf<typeof getPressPackage>;

const unit = (code: string, fate: "is_gone" | "is_held" | "has_left" | undefined): Found["units"][number] => ({
  ...{ code, order_number: "SR-AAAA-0001", item_name: "T", color_name: "白", size_name: "M", method_name: "転写" },
  ...{ is_film: true, is_gone: fate === "is_gone", is_held: fate === "is_held", has_left: fate === "has_left" },
  ...{ files: [], missing: [] },
});
const found = (source: Found["package"]["source"], source_name: string): Found => ({
  package: {
    ...{ package_id: "p", code: "P000001", source, source_name, units: 4, state: "ready", made_at: "", made_by: "" },
    ...{ files: 4, missing: 0, bytes: 1, sha256: "", batch_changed: false, laid_at: null, done_at: null },
  },
  ...{ failure: "", has_hot_folder: false, added: [] },
  units: [
    unit("00000011", "is_gone"),
    unit("00000029", "has_left"),
    unit("00000037", "is_held"),
    unit("00000045", undefined),
  ],
});

test.each([
  ["units", "", { codes: ["00000045"] }],
  ["order", "SR-AAAA-0001", { order_number: "SR-AAAA-0001" }],
  ["batch", "B12", { batch: "B12" }],
] as const)("of %s a package is made once more of what can be printed", async (source, name, wanted) => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)).data);
    return Response.json({ package_id: "n" });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PackageChanges found={found(source, name)} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "今の中身で作り直す" }));
  await waitFor(() => expect(sent).toEqual([wanted]));
});
