import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Picture } from "./picture.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a picture that fails to load hides the broken icon, keeps its text, and is retried, less often each time and not forever", () => {
  render(<Picture src={(width) => `/shirt-${width}.webp`} widths={[240]} width={900} height={1020} alt="白いシャツ" />);
  const image = screen.getByRole<HTMLImageElement>("img", { name: "白いシャツ" });
  const asked = vi.spyOn(image, "setAttribute");
  for (const [seconds, times] of [
    [3, 1],
    [6, 2],
    [12, 3],
    [24, 4],
  ] as const) {
    fireEvent.error(image);
    expect(image.style.opacity).toBe("0");
    act(() => vi.advanceTimersByTime(seconds * 1000 - 1));
    expect(asked).toHaveBeenCalledTimes(times - 1);
    act(() => vi.advanceTimersByTime(1));
    expect(asked).toHaveBeenCalledTimes(times);
  }
  expect(asked).toHaveBeenLastCalledWith("src", "/shirt-240.webp");
  fireEvent.error(image);
  act(() => vi.advanceTimersByTime(600_000));
  expect(asked).toHaveBeenCalledTimes(4);
  expect(screen.getByRole("img", { name: "白いシャツ" })).toBe(image);
  fireEvent.load(image);
  expect(image.style.opacity).toBe("");
});
