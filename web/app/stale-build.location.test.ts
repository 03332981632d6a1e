import { cleanup, render } from "@testing-library/react";
import { createElement } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { staleBuildScript, useStaleBuildGuard } from "./stale-build.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Runs the head script as one start of the document, in a session of its own. */
function session(initial: Record<string, string> = {}) {
  const stored = new Map(Object.entries(initial));
  const replace = vi.fn();
  const page = { documentElement: { innerHTML: "" } };
  const run = new Function("sessionStorage", "location", "window", "document", "Date", "performance", staleBuildScript);
  const start = (now: number, type = "reload") =>
    run(
      {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
        removeItem: (key: string) => stored.delete(key),
      },
      { replace, pathname: "/here", search: "?a=1", hash: "" },
      { stop: () => {} },
      page,
      { now: () => now },
      { getEntriesByType: () => [{ type }] },
    );
  return { start, replace, page, stored };
}

const pending = (to: string, from = "/here?a=1") => JSON.stringify({ from, to });

test("an address typed during a pending click wins over the click", () => {
  const { start, replace } = session({ "surimono.pending": pending("/cart", "/elsewhere") });
  start(100_000);
  expect(replace).not.toHaveBeenCalled();
});

test("an ordinary start goes nowhere", () => {
  const { start, replace, page } = session();
  start(0);
  expect(replace).not.toHaveBeenCalled();
  expect(page.documentElement.innerHTML).toBe("");
});

test("after the router's reload it continues to the clicked page, once in 60 s", () => {
  const { start, replace, stored } = session({ "surimono.pending": pending("/cart") });
  start(100_000);
  expect(replace).toHaveBeenLastCalledWith("/cart");
  stored.set("surimono.pending", pending("/items"));
  start(150_000);
  expect(replace).toHaveBeenCalledTimes(1);
  stored.set("surimono.pending", pending("/items"));
  start(170_000);
  expect(replace).toHaveBeenLastCalledWith("/items");
});

test("three reloads without hydration are followed by a page that says so", () => {
  const { start, page } = session();
  for (const now of [0, 400, 800]) start(now);
  expect(page.documentElement.innerHTML).toBe("");
  start(1200);
  expect(page.documentElement.innerHTML).toContain("ただいま更新中です");
});

test("following links before hydration is no failed start", () => {
  const { start, page } = session();
  for (const now of [0, 400, 800, 1200, 1600]) start(now, "navigate");
  expect(page.documentElement.innerHTML).toBe("");
});

function Guarded() {
  useStaleBuildGuard();
  return null;
}

/** An open page with a server that has this build, another, or does not answer; `fail` is a part that could not be fetched. */
function openPage(status: () => number | Promise<number>) {
  vi.useFakeTimers();
  const reload = vi.fn();
  const fetch = vi.fn(async (): Promise<{ status: number }> => ({ status: await status() }));
  vi.stubGlobal("location", { ...window.location, reload });
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("__reactRouterManifest", { url: "/assets/manifest-1.js" });
  render(createElement(createRoutesStub([{ path: "/", Component: Guarded }])));
  const fail = async () => {
    window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { reload, fail, fetch };
}

test("a part of an open page gone with the old build reloads the page, once in 60 s", async () => {
  const { reload, fail, fetch } = openPage(() => 404);
  await fail();
  expect(fetch).toHaveBeenCalledWith("/assets/manifest-1.js", expect.objectContaining({ cache: "no-store" }));
  await vi.advanceTimersByTimeAsync(59_999);
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await fail();
  expect(reload).toHaveBeenCalledTimes(2);
  expect(sessionStorage.getItem("surimono.reloaded-at")).toBe(String(Date.now()));
  // With a pending click the head script continues to its page, and counts that.
  await vi.advanceTimersByTimeAsync(60_000);
  sessionStorage.setItem("surimono.pending", pending("/cart"));
  await fail();
  expect(reload).toHaveBeenCalledTimes(3);
  expect(sessionStorage.getItem("surimono.reloaded-at")).toBe(String(Date.now() - 60_000));
});

test.each<[string, () => number | Promise<number>]>([
  ["still serves this build", () => 200],
  ["is starting", () => 503],
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
])("a part that fails while the server %s causes no reload", async (_what, status) => {
  const { reload, fail } = openPage(status);
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

test("offline nothing is asked and nothing reloads", async () => {
  const { reload, fail, fetch } = openPage(() => 404);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await fail();
  expect(fetch).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test("a full storage does not stop a page from being shown", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => render(createElement(createRoutesStub([{ path: "/", Component: Guarded }])))).not.toThrow();
});
