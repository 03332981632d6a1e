import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, Outlet, useLocation, useRouteError } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { business, consumer, fakeApi } from "../../test/fake-api.ts";
import { queryClient } from "../query-client.ts";
import { RouteError } from "../route-error.tsx";
import { guardNamed, isMobileAgent, mobileContext } from "./guards.ts";
import { dropToken, storeToken } from "./token.ts";

afterEach(() => {
  cleanup();
  dropToken();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openAt(path: string) {
  const page = (name: string) => () => <h1>{name}</h1>;
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: Outlet,
      HydrateFallback: Nothing,
      ErrorBoundary: Broken,
      middleware: [guardNamed("mobile")],
      children: [
        { index: true, Component: page("home") },
        { path: "redirect", Component: RedirectSign },
        {
          Component: Outlet,
          middleware: [guardNamed("toString")],
          children: [{ path: "mistyped", Component: page("open door") }],
        },
        {
          Component: Outlet,
          middleware: [guardNamed("auth")],
          children: [
            { path: "agree", Component: page("agree first") },
            { path: "cart", Component: page("cart"), loader: ({ context }) => context.get(mobileContext) },
            {
              Component: Outlet,
              middleware: [guardNamed("consumer")],
              children: [{ path: "rank", Component: page("rank") }],
            },
          ],
        },
        {
          Component: Outlet,
          middleware: [guardNamed("guest")],
          children: [
            { path: "login", Component: page("login") },
            { path: "agreement", Component: page("agree") },
          ],
        },
      ],
    },
  ]);
  render(<Stub initialEntries={[path]} />);
  return screen.findByRole("heading");
}

function Broken() {
  return <RouteError error={useRouteError()} />;
}

function Nothing() {
  return null;
}

function RedirectSign() {
  return <h1>redirect {new URLSearchParams(useLocation().search).get("redirectTo")}</h1>;
}

function asMember(user: unknown) {
  storeToken("t1");
  return fakeApi({ "/api/auth/login": { user } });
}

test("a guest on a member's page is sent to the redirect route with the wanted path", async () => {
  expect((await openAt("/cart?step=2")).textContent).toBe("redirect /cart?step=2");
});

test("a member without the agreements is asked first, and gets no further", async () => {
  asMember({ ...consumer, needs_agreement: true });
  expect((await openAt("/cart?step=2")).textContent).toBe("agree first");
});

test("a member sees the member's page, and is fetched only once", async () => {
  const fetched = asMember(consumer);
  expect((await openAt("/cart")).textContent).toBe("cart");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a member on the login page is sent home, but not when coming back from a provider or agreeing", async () => {
  asMember(consumer);
  expect((await openAt("/login")).textContent).toBe("home");
  cleanup();
  expect((await openAt("/login?handleLogin=true")).textContent).toBe("login");
  cleanup();
  expect((await openAt("/agreement")).textContent).toBe("agree");
});

test("a guest stays on the login page", async () => {
  expect((await openAt("/login")).textContent).toBe("login");
});

test("a business account is sent home from a consumer's page", async () => {
  asMember(business);
  expect((await openAt("/rank")).textContent).toBe("home");
});

test("an unknown guard shows the 500 page, not the page behind it", async () => {
  // The router logs what it caught.
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect((await openAt("/mistyped")).textContent).toBe("ページを表示できませんでした");
  expect(screen.getByText("Error ステータスコード：500")).toBeDefined();
});

test("a consumer sees the consumer's page", async () => {
  asMember(consumer);
  expect((await openAt("/rank")).textContent).toBe("rank");
});

test("an invalid token makes a guest and is dropped", async () => {
  asMember(null);
  expect((await openAt("/cart")).textContent).toContain("redirect");
  expect(localStorage.length).toBe(0);
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148", true],
  ["Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150 Mobile Safari/537.36", true],
  ["Mozilla/5.0 (Linux; Android 16; Pixel Tablet) Chrome/150 Safari/537.36", false],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Safari/605.1", false],
])("%s is mobile: %s", (agent, mobile) => {
  expect(isMobileAgent(agent)).toBe(mobile);
});
