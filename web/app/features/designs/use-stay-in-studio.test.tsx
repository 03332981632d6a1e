import { toasts } from "@surimono/ui/toast.ts";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { createRoutesStub, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useStayInStudio } from "./use-stay-in-studio.ts";

beforeEach(() => vi.stubGlobal("__reactRouterManifest", { url: "/assets/manifest-1.js" }));
afterEach(() => {
  cleanup();
  toasts.set([]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const save = vi.fn<() => Promise<boolean>>();
beforeEach(() => void save.mockReset().mockResolvedValue(true));

function Studio() {
  const navigate = useNavigate();
  useStayInStudio(useRef({ save }));
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

test("is left only when what was drawn last has been saved", async () => {
  const sent = Promise.withResolvers<boolean>();
  save.mockReturnValue(sent.promise);
  await leave(async () => ({ status: 200 }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(screen.queryByText("マイアイテム")).toBeNull();
  sent.resolve(true);
  expect(await screen.findByText("マイアイテム")).toBeDefined();
  expect(toasts.get()).toEqual([]);
});

test("says what the shop has not taken, and is left all the same", async () => {
  save.mockResolvedValue(false);
  await leave(async () => ({ status: 200 }));
  expect(await screen.findByText("マイアイテム")).toBeDefined();
  expect(toasts.get()[0]?.message).toContain("最後の変更を保存できませんでした");
});

test("pressed twice, the way out is taken once, and what the shop has not taken is said once", async () => {
  const sent = Promise.withResolvers<boolean>();
  save.mockReturnValue(sent.promise);
  await leave(async () => ({ status: 200 }));
  await userEvent.click(screen.getByRole("button", { name: "戻る" }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  sent.resolve(false);
  expect(await screen.findByText("マイアイテム")).toBeDefined();
  expect(toasts.get()).toHaveLength(1);
});

/** On a clock that stands still, with a save that gets no answer. */
function leaveUnanswered(answer: () => Promise<unknown>): void {
  vi.useFakeTimers();
  save.mockReturnValue(new Promise(() => undefined));
  vi.stubGlobal("fetch", answer);
  render(<Stub initialEntries={["/studio"]} />);
  fireEvent.click(screen.getByRole("button", { name: "戻る" }));
}

test("stays at once when the shop does not answer, whatever becomes of the save", async () => {
  leaveUnanswered(() => Promise.reject(new TypeError("Failed to fetch")));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(toasts.get()[0]?.message).toContain("このまま編集を続けられます");
});

test("holds nobody back for a save without an answer", async () => {
  leaveUnanswered(async () => ({ status: 200 }));
  await act(() => vi.advanceTimersByTimeAsync(3900));
  expect(screen.queryByText("マイアイテム")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText("マイアイテム")).toBeDefined();
  expect(toasts.get()[0]?.message).toContain("最後の変更を保存できませんでした");
});
