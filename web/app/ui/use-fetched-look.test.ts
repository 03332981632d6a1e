import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useFetchedLook } from "./use-fetched-look.ts";

test("a design is asked for once, again after a failure, and its pictures go with the screen", async () => {
  const look = { color: "#ffffff", release: vi.fn() };
  const ask = vi.fn(async () => look).mockRejectedValueOnce(new Error("no line"));
  const { result, unmount } = renderHook(() => useFetchedLook(ask));
  await expect(result.current()).rejects.toThrow("no line");
  expect(await result.current()).toBe(look);
  expect(await result.current()).toBe(look);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(look.release).not.toHaveBeenCalled();
  unmount();
  await vi.waitFor(() => expect(look.release).toHaveBeenCalledTimes(1));
});

test("also where the screen is left before the design has come", async () => {
  const look = { color: "#ffffff", release: vi.fn() };
  const { result, unmount } = renderHook(() => useFetchedLook(async () => look));
  const asked = result.current();
  unmount();
  await asked;
  await vi.waitFor(() => expect(look.release).toHaveBeenCalledTimes(1));
});
