import { toasts } from "@surimono/ui/toast.ts";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useStayInStudio } from "./use-stay-in-studio.ts";

beforeEach(() => vi.stubGlobal("__reactRouterManifest", { url: "/assets/manifest-1.js" }));
afterEach(() => {
  cleanup();
  toasts.set([]);
  vi.unstubAllGlobals();
});

function Studio() {
  const navigate = useNavigate();
  useStayInStudio();
  return (
    <button type="button" onClick={() => void navigate("/my-items")}>
      戻る
    </button>
  );
}

const Stub = createRoutesStub([
  { path: "/studio", Component: Studio },
  { path: "/my-items", Component: () => <p>マイアイテム</p> },
]);

async function leave(answer: () => Promise<unknown>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  render(<Stub initialEntries={["/studio"]} />);
  await userEvent.click(screen.getByRole("button", { name: "戻る" }));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
}

test.each([200, 404])("leaves when the shop answers %i", async (status) => {
  await leave(async () => ({ status }));
  expect(await screen.findByText("マイアイテム")).toBeDefined();
});

test("stays when it does not, says why, and can be left later", async () => {
  await leave(() => Promise.reject(new TypeError("Failed to fetch")));
  await waitFor(() => expect(toasts.get()[0]?.message).toContain("このまま編集を続けられます"));
  expect(screen.queryByText("マイアイテム")).toBeNull();
  vi.stubGlobal("fetch", async () => ({ status: 200 }));
  await userEvent.click(screen.getByRole("button", { name: "戻る" }));
  expect(await screen.findByText("マイアイテム")).toBeDefined();
});
