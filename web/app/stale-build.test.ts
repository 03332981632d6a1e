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

test("an address typed while a click was under way wins over the click", () => {
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

test("after the router's reload it goes on to where the click led, once in 60 s", () => {
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

test("three reloads that never came to life are followed by a page that says so", () => {
  const { start, page } = session();
  for (const now of [0, 400, 800]) start(now);
  expect(page.documentElement.innerHTML).toBe("");
  start(1200);
  expect(page.documentElement.innerHTML).toContain("ただいま更新中です");
});

test("reading on by links before a page has come to life is no failed start", () => {
  const { start, page } = session();
  for (const now of [0, 400, 800, 1200, 1600]) start(now, "navigate");
  expect(page.documentElement.innerHTML).toBe("");
});

function Guarded() {
  useStaleBuildGuard();
  return null;
}

test("a part of an open page that is gone with the old build reloads the page, once in 60 s, and not without a line", () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  vi.stubGlobal("location", { ...window.location, reload });
  render(createElement(createRoutesStub([{ path: "/", Component: Guarded }])));
  const fail = () => window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fail();
  expect(reload).not.toHaveBeenCalled();
  line.mockReturnValue(true);
  fail();
  vi.advanceTimersByTime(59_999);
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  fail();
  expect(reload).toHaveBeenCalledTimes(2);
  expect(sessionStorage.getItem("surimono.reloaded-at")).toBe(String(Date.now()));
  // With a click under way the head script goes on to where it led, and counts that.
  vi.advanceTimersByTime(60_000);
  sessionStorage.setItem("surimono.pending", pending("/cart"));
  fail();
  expect(reload).toHaveBeenCalledTimes(3);
  expect(sessionStorage.getItem("surimono.reloaded-at")).toBe(String(Date.now() - 60_000));
});
