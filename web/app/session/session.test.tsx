import { login } from "@surimono/contract/members";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consumer, fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { queryClient } from "../query-client.ts";
import { toasts } from "../ui/toast.ts";
import { call } from "./call.ts";
import { useSession } from "./current-user.ts";
import { dropToken, storeToken, token, watchOtherTabs } from "./token.ts";

const expired = {
  status: 401,
  body: { error_code: "session/expired", message: "ログインの有効期限が切れました。", request_id: "r1" },
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  dropToken();
  sessionStorage.clear();
  toasts.set([]);
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => toasts.get().map((toast) => toast.message);

test("after a 401 the session ends 500 ms later with one message, which goes after 3 s", async () => {
  storeToken("t1");
  fakeApi({ "/api/auth/login": expired });
  await Promise.all([call(login, {}), call(login, {}), call(login, {})]);
  expect(token.get()).toBe("t1");
  await vi.advanceTimersByTimeAsync(500);
  expect(token.get()).toBeUndefined();
  expect(shown()).toEqual(["ログインの有効期限が切れました。"]);
  await vi.advanceTimersByTimeAsync(2999);
  expect(shown()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toHaveLength(0);
});

test("a 401 of the old token does not end a session that began meanwhile", async () => {
  storeToken("old");
  fakeApi({ "/api/auth/login": expired });
  await call(login, {});
  storeToken("new");
  await vi.advanceTimersByTimeAsync(600);
  expect(token.get()).toBe("new");
});

test("an unreachable server is said for 2 s, any other failure for 3 s", async () => {
  fakeApi({});
  await call(login, {});
  expect(shown()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown()).toHaveLength(0);
  fakeApi({
    "/api/auth/login": { status: 500, body: { error_code: "server/error", message: "エラーです。", request_id: "r1" } },
  });
  await call(login, {});
  await vi.advanceTimersByTimeAsync(2999);
  expect(shown()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toHaveLength(0);
});

test("another account in another tab logs this tab out and leaves the other's token alone", () => {
  storeToken("mine");
  const switched = vi.fn();
  const stop = watchOtherTabs(switched);
  localStorage.setItem("surimono.token", "theirs");
  window.dispatchEvent(new StorageEvent("storage", { key: "surimono.token" }));
  expect(switched).toHaveBeenCalledOnce();
  expect(token.get()).toBeUndefined();
  dropToken();
  expect(localStorage.getItem("surimono.token")).toBe("theirs");
  stop();
});

test("a login or logout in another tab holds here too", () => {
  const switched = vi.fn();
  const stop = watchOtherTabs(switched);
  localStorage.setItem("surimono.token", "t2");
  window.dispatchEvent(new StorageEvent("storage", { key: "surimono.token" }));
  expect(token.get()).toBe("t2");
  localStorage.removeItem("surimono.token");
  window.dispatchEvent(new StorageEvent("storage", { key: "surimono.token" }));
  expect(token.get()).toBeUndefined();
  expect(switched).not.toHaveBeenCalled();
  stop();
});

function Name() {
  const session = useSession();
  return <p>{session.status === "member" ? session.member.nickname : session.status}</p>;
}

test("screens follow the session from start to end", async () => {
  storeToken("t1");
  fakeApi({ "/api/auth/login": { user: consumer } });
  renderInShell(<Name />);
  expect(screen.getByText("starting")).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(screen.getByText("みどり")).toBeDefined();
  act(() => dropToken());
  expect(screen.getByText("guest")).toBeDefined();
});
