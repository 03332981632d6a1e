import { PRINT_STEP } from "@surimono/domain/catalogue";
import { type DesignDocument, FRESH_LAYER } from "@surimono/domain/designs";
import { afterEach, expect, test, vi } from "vitest";
import { createSaver } from "./saver.ts";

afterEach(() => vi.unstubAllGlobals());

/** With so many shapes, of some 300 bytes each. */
function designOf(shapes: number): DesignDocument {
  const layers = Array.from({ length: shapes }, (_, at) => ({
    ...FRESH_LAYER,
    ...({ kind: "shape", id: `s${at}`, name: "四角形".repeat(10), shape: "rectangle", fill: "#1c1c1e" } as const),
    ...{ x: 100_000, y: 100_000, width: 40_000, height: 20_000 },
  }));
  const area = { areaKindId: 1, width: 300_000, height: 340_000, layers };
  return { schema: 1, itemId: 1001, methodId: 67, colorId: 101, areas: [area] };
}

test.each([
  ["a small design outlives its page", 20, true],
  ["one larger than browsers send for a closed page is sent as any other", 300, false],
])("the save of %s", async (_what, shapes, outlives) => {
  const fetch = vi.fn(async (_: RequestInfo | URL, _init?: RequestInit) =>
    Response.json({ revision: 1, saved_at: "2026-11-30T00:00:00Z" }),
  );
  vi.stubGlobal("fetch", fetch);
  const saver = createSaver({ product_id: 100_001, step_id: PRINT_STEP });
  expect(await saver.save(designOf(shapes), 0)).toMatchObject({ ok: true, value: { revision: 1 } });
  expect(fetch.mock.lastCall?.[1]?.keepalive).toBe(outlives);
});
