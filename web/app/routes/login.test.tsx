import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../test/fake-api.ts";
import { queryClient } from "../query-client.ts";
import { dropToken, watchOtherTabs } from "../session/token.ts";
import LoginRoute from "./login.tsx";

afterEach(() => {
  cleanup();
  dropToken();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Callback() {
  return useLocation().search;
}

test("a sign-in in another tab leads this one on too, to where it was wanted", async () => {
  fakeApi({});
  const routes = [
    { path: "/login", Component: LoginRoute },
    { path: "/callback", Component: Callback },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/login?redirectTo=%2Fmy-items"] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(screen.getByLabelText("メールアドレス")).toBeTruthy();
  const stop = watchOtherTabs(() => undefined);
  await act(async () => {
    localStorage.setItem("surimono.token", "t1");
    window.dispatchEvent(new StorageEvent("storage", { key: "surimono.token" }));
  });
  stop();
  expect(await screen.findByText("?handleLogin=true&redirectTo=%2Fmy-items")).toBeTruthy();
});
