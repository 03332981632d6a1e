import { toasts } from "@surimono/ui/toast.ts";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { dropToken, storeToken, token } from "../session/token.ts";
import LogoutRoute from "./logout.tsx";

afterEach(() => {
  cleanup();
  dropToken();
  toasts.set([]);
  vi.unstubAllGlobals();
});

test.each([
  ["a member's session ends at the server too", "t1", 1],
  ["a guest has none to end", undefined, 0],
])("%s", async (_what, stored, calls) => {
  if (stored) storeToken(stored);
  const fetched = fakeApi({ "/api/auth/sign-out": { result: "ok" } });
  await act(async () => void renderInShell(<LogoutRoute />, "/logout"));
  expect(fetched).toHaveBeenCalledTimes(calls);
  expect(token.get()).toBeUndefined();
  expect(toasts.get().map(({ message }) => message)).toEqual(["ログアウトしました。"]);
});
