import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { world } from "./world.fixture.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a save that is under way when the studio is left ends in peace", async () => {
  const { openTab, stored } = world();
  const tab = await openTab();
  tab.draw("a", "b");
  const sent = tab.autosave.flush();
  tab.close();
  expect(await sent).toBe(true);
  expect(stored()).toBe("ab");
});
