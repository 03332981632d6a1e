// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { bench, designOf, shape } from "../editor.fixture.ts";
import { inPage } from "../in-page.fixture.tsx";
import type { Autosave } from "../keeping/autosave.ts";
import { useKeeping } from "./use-keeping.ts";

let page: Awaited<ReturnType<typeof inPage>>;
afterEach(async () => {
  await page.leave();
  vi.restoreAllMocks();
});

function Kept() {
  useKeeping();
  return null;
}

test.each([
  ["closed", () => window.dispatchEvent(new Event("pagehide"))],
  ["hidden", () => document.dispatchEvent(new Event("visibilitychange"))],
])("a page that is %s keeps its work here and sends it", async (_how, go) => {
  const autosave = {
    state: () => ({ kind: "waiting" }) as const,
    subscribe: () => () => undefined,
    keep: vi.fn(async () => true),
    flush: vi.fn(async () => true),
  };
  page = await inPage(bench(designOf(shape("a"))), <Kept />, {
    session: { autosave: autosave as Partial<Autosave> as Autosave },
  });
  autosave.flush.mockClear();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await page.act(go);
  expect(autosave.keep).toHaveBeenCalledTimes(1);
  expect(autosave.flush).toHaveBeenCalledTimes(1);
});
