import type { OpenedDesign } from "@surimono/contract/designs";
import { fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ColorActions } from "./color-actions.tsx";

afterEach(() => vi.unstubAllGlobals());

const design = {
  product_id: 100_001,
  document: { schema: 1, itemId: 1001, methodId: 67, colorId: 101, areas: [] },
} as unknown as OpenedDesign;
const color = { color_id: 103, color_name: "ブラック" } as OpenedDesign["item"]["colors"][number];

test("a copy whose answer was lost is asked for again as the same one", async () => {
  const keys: string[] = [];
  vi.stubGlobal("fetch", async (_: RequestInfo | URL, init?: RequestInit) => {
    keys.push(JSON.parse(String(init?.body)).data.request_key);
    if (keys.length === 1) throw new TypeError("the connection was lost");
    return Response.json({ product_id: 100_007, url: "/studio" });
  });
  const router = createMemoryRouter([
    { path: "/", element: <ColorActions design={design} color={color} isCompleted /> },
    { path: "/studio", element: "the studio" },
  ]);
  render(<RouterProvider router={router} />);
  const copy = screen.getByRole("button", { name: "この色でコピー" });
  fireEvent.click(copy);
  await screen.findByRole("alert");
  fireEvent.click(copy);
  await screen.findByText("the studio");
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});
