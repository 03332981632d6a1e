import { expect, test, vi } from "vitest";
import { createPart } from "./part.ts";

test("it is fetched once, however often it is wanted", async () => {
  const fetchModule = vi.fn(async () => "panel");
  const part = createPart(fetchModule);
  expect(part.state()).toEqual({ kind: "waiting" });
  await Promise.all([part.load(), part.load()]);
  await part.load();
  expect(part.state()).toEqual({ kind: "ready", module: "panel" });
  expect(fetchModule).toHaveBeenCalledTimes(1);
});

test("what could not be fetched says so, waits again, and comes at the next try", async () => {
  let isLost = true;
  const part = createPart(async () => {
    if (isLost) throw new TypeError("Failed to fetch dynamically imported module");
    return "panel";
  });
  const seen: string[] = [];
  part.subscribe(() => seen.push(part.state().kind));
  await part.load();
  isLost = false;
  await part.load();
  expect(seen).toEqual(["failed", "waiting", "ready"]);
});
