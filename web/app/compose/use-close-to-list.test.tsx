import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { useCloseToList } from "./use-close-to-list.ts";

afterEach(cleanup);

function Dialog() {
  return <button type="button" onClick={useCloseToList("/list")} />;
}

/** The list's loader waits for this answer. */
function open(before: string[], state?: object) {
  const arrival = Promise.withResolvers<null>();
  const initialEntries = [...before, { pathname: "/dialog", state }];
  const routes = [
    { path: "/home", element: "home" },
    { path: "/list", element: "list", loader: () => arrival.promise },
    { path: "/dialog", element: <Dialog /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries });
  render(<RouterProvider router={router} />);
  const go = (way: () => void) => act(async () => way());
  const press = () => go(() => fireEvent.click(screen.getByRole("button")));
  return { router, go, press, arrive: () => go(() => arrival.resolve(null)) };
}

test("a dialog opened by its list goes back to it, once, however often it is closed while the list loads", async () => {
  const { router, press, arrive } = open(["/home", "/list"], { fromList: true });
  await press();
  await press();
  await arrive();
  expect(router.state.location.pathname).toBe("/list");
});

test("the list replaces a dialog opened from elsewhere, so that going back does not open it again", async () => {
  const { router, go, press, arrive } = open(["/home"]);
  await press();
  await arrive();
  expect(router.state.location.pathname).toBe("/list");
  await go(() => void router.navigate(-1));
  expect(router.state.location.pathname).toBe("/home");
});
