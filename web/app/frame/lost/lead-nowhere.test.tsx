import { toasts } from "@surimono/ui/toast.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, Link } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { useStaleBuildGuard } from "../../stale-build.ts";
import { leadNowhere } from "./lead-nowhere.ts";
import { NotFound } from "./not-found.tsx";

afterEach(() => {
  cleanup();
  toasts.set([]);
  vi.unstubAllGlobals();
});

function Home() {
  useStaleBuildGuard();
  return (
    <>
      <h1>home</h1>
      <Link to="/never-was">to nowhere</Link>
      <Link to="/store/shirts">to the store</Link>
    </>
  );
}

/** Not the home page: that would count as started while the loader still runs. */
function Nothing() {
  return null;
}

function openAt(path: string) {
  const Stub = createRoutesStub([
    { path: "/", Component: Home },
    { path: "*", Component: NotFound, HydrateFallback: Nothing, loader: ({ request }) => leadNowhere(request) },
  ]);
  render(<Stub initialEntries={[path]} />);
}

// Must be first: the module remembers whether the app has started.
test("a mistyped address shows the 404 page, with a link home", async () => {
  openAt("/never-was");
  expect(await screen.findByRole("heading", { name: "このページは見つかりませんでした" })).toBeDefined();
  expect(screen.getByText("This page could not be found")).toBeDefined();
  expect(screen.getByRole("link", { name: "トップページへ戻る" }).getAttribute("href")).toBe("/");
  expect(toasts.get()).toEqual([]);
});

test("a dead link of the shop leads home, with a message", async () => {
  openAt("/");
  await act(async () => fireEvent.click(await screen.findByText("to nowhere")));
  expect(await screen.findByRole("heading", { name: "home" })).toBeDefined();
  expect(toasts.get().map(({ message }) => message)).toEqual([
    "ページが見つからなかったため、トップページへ戻りました。",
  ]);
});

function thrownFor(path: string): Response | undefined {
  try {
    leadNowhere(new Request(`http://shop.test${path}`));
  } catch (thrown) {
    return thrown as Response;
  }
  return undefined;
}

test("paths under /store are left to the browser, but not names that only begin so", async () => {
  expect(thrownFor("/storehouse")?.headers.get("location")).toBe("/");
  const answer = thrownFor("/store/shirts");
  expect(answer?.headers.get("location")).toBe("http://shop.test/store/shirts");
  expect(answer?.headers.get("x-remix-reload-document")).toBe("true");
});
