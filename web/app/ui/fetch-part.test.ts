import { toasts } from "@surimono/ui/toast.ts";
import { afterEach, expect, test } from "vitest";
import { fetchPart } from "./fetch-part.ts";

afterEach(() => toasts.set([]));

test("a part that cannot be fetched gives a message, and can be retried", async () => {
  expect(await fetchPart(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")))).toBe(
    false,
  );
  expect(toasts.get().map(({ message, tone }) => [message, tone])).toEqual([
    ["読み込めませんでした。通信の状態をご確認ください。", "error"],
  ]);
  toasts.set([]);
  expect(await fetchPart(() => Promise.resolve({}))).toBe(true);
  expect(toasts.get()).toEqual([]);
});
