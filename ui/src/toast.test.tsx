import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showToast, toasts } from "./toast.ts";
import { ToastArea } from "./toast-area.tsx";
import { showWaiting } from "./waiting.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  toasts.set([]);
  vi.useRealTimers();
});

test("the same text is never shown twice at once, and disappears after 3 s", () => {
  render(<ToastArea />);
  act(() => {
    showToast("保存しました。");
    showToast("保存しました。");
  });
  expect(screen.getAllByText("保存しました。")).toHaveLength(1);
  act(() => vi.advanceTimersByTime(2999));
  expect(screen.queryByText("保存しました。")).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText("保存しました。")).toBeNull();
  act(() => showToast("保存しました。"));
  expect(screen.getAllByText("保存しました。")).toHaveLength(1);
});

test("a toast can be dismissed before its time", () => {
  render(<ToastArea />);
  act(() => showToast("コピーしました。"));
  act(() => screen.getByRole("button", { name: "お知らせを閉じる" }).click());
  expect(toasts.get()).toEqual([]);
});

test("it is said that a busy shop is waited for as long as a call waits, and no longer", () => {
  render(<ToastArea />);
  const said = () => screen.queryByText("ただいま混み合っています。自動でつながり直しています…");
  expect(said()).toBeNull();
  act(() => showWaiting(1));
  act(() => showWaiting(2));
  act(() => vi.advanceTimersByTime(30_000));
  expect(said()).not.toBeNull();
  act(() => showWaiting(0));
  expect(said()).toBeNull();
});
