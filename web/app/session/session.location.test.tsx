import { login, signIn } from "@surimono/contract/members";
import { toasts } from "@surimono/ui/toast.ts";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consumer, fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { queryClient } from "../query-client.ts";
import { backgroundCall, call, quietCall } from "./call.ts";
import { useSession } from "./current-user.ts";
import { SessionWatch } from "./session-watch.tsx";
// Loaded with the first question and the first error; here they must be there before the clock is frozen.
import "./ask-member.ts";
import "./report-error.ts";
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

test("after a 401 the session ends 500 ms later with one message, which disappears after 3 s", async () => {
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

test("a 401 for the old token does not end a newer session", async () => {
  storeToken("old");
  fakeApi({ "/api/auth/login": expired });
  await call(login, {});
  storeToken("new");
  await vi.advanceTimersByTimeAsync(600);
  expect(token.get()).toBe("new");
});

test("a page's own requests only report the end of the session; quiet ones not even that", async () => {
  storeToken("t1");
  fakeApi({});
  await backgroundCall(login, {});
  fakeApi({ "/api/auth/login": expired });
  await quietCall(login, {});
  await vi.advanceTimersByTimeAsync(500);
  expect([shown(), token.get()]).toEqual([[], "t1"]);
  await backgroundCall(login, {});
  await vi.advanceTimersByTimeAsync(500);
  expect([shown(), token.get()]).toEqual([["ログインの有効期限が切れました。"], undefined]);
});

test("an unreachable server is reported for 2 s, any other failure for 3 s", async () => {
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

test("what the account may not do is said, whatever asked for it", async () => {
  const forbidden = { error_code: "access/forbidden", message: "この操作はできません。", request_id: "r1" };
  fakeApi({ "/api/auth/login": { status: 403, body: forbidden } });
  await call(login, {});
  expect(shown()).toEqual(["この操作はできません。"]);
});

test("a declared failure goes to its screen, and nothing else is shown", async () => {
  fakeApi({
    "/api/auth/sign-in": {
      status: 401,
      body: { error_code: "members/sign-in-failed", message: "ログインできませんでした。", request_id: "r1" },
    },
  });
  const answer = await call(signIn, { email: "a@example.com", password: "wrong-password" });
  expect(answer).toMatchObject({ ok: false, failure: { code: "members/sign-in-failed" } });
  await vi.advanceTimersByTimeAsync(600);
  expect(shown()).toEqual([]);
});

test("an unexpected answer is shown and reported once, without the address's query", async () => {
  history.replaceState(null, "", "/mt/dtpage/v1/edit?token=secret");
  const fetched = fakeApi({
    "/api/log": { result: "ok" },
    "/api/auth/login": { status: 500, body: { error_code: "server/error", message: "エラーです。", request_id: "r9" } },
  });
  await Promise.all([call(login, {}), call(login, {})]);
  expect(shown()).toEqual(["エラーです。"]);
  await vi.advanceTimersByTimeAsync(20);
  const reports = (fetched.mock.calls as unknown as [string, RequestInit][]).filter(([url]) => url === "/api/log");
  expect(reports.map(([, init]) => JSON.parse(String(init.body)).data)).toEqual([
    { message: "/mt/dtpage/v1/edit server/error 500 r9", level: "error" },
  ]);
});

test("an outage is shown in the server's words, and not reported as a bug", async () => {
  const fetched = fakeApi({
    "/api/auth/login": {
      status: 503,
      body: { error_code: "server/busy", message: "混み合っています。", request_id: "r" },
    },
  });
  await call(login, {});
  expect(shown()).toEqual(["混み合っています。"]);
  await vi.advanceTimersByTimeAsync(20);
  expect((fetched.mock.calls as unknown as [string][]).filter(([url]) => url === "/api/log")).toEqual([]);
});

test("an uncaught error is reported, without a message to the customer", async () => {
  const fetched = fakeApi({ "/api/log": { result: "ok" } });
  renderInShell(<SessionWatch />);
  window.dispatchEvent(new ErrorEvent("error", { error: new RangeError("too far") }));
  await vi.advanceTimersByTimeAsync(20);
  expect(fetched).toHaveBeenCalledOnce();
  const [, init] = fetched.mock.lastCall as unknown as [string, RequestInit];
  expect(JSON.parse(String(init.body)).data).toMatchObject({ message: expect.stringContaining("RangeError: too far") });
  expect(shown()).toEqual([]);
});

test("losing the connection is reported for 2 s", async () => {
  renderInShell(<SessionWatch />);
  window.dispatchEvent(new Event("offline"));
  expect(shown()).toEqual(["インターネットに接続されていません。"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown()).toEqual([]);
  // The queries wait for it.
  window.dispatchEvent(new Event("online"));
});

test("an account switched in another tab is announced after the reload, once", () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { ...window.location, reload });
  storeToken("mine");
  const first = renderInShell(<SessionWatch />);
  localStorage.setItem("surimono.token", "theirs");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "surimono.token" })));
  expect(reload).toHaveBeenCalledOnce();
  first.unmount();
  renderInShell(<SessionWatch />).unmount();
  expect(shown()).toEqual(["別のアカウントでログインされたため、ログアウトしました。"]);
  toasts.set([]);
  renderInShell(<SessionWatch />);
  expect(shown()).toEqual([]);
});

test("a logout in another tab is announced here, where the member's page closes too", () => {
  storeToken("t1");
  renderInShell(<SessionWatch />);
  localStorage.removeItem("surimono.token");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "surimono.token" })));
  expect(token.get()).toBeUndefined();
  expect(shown()).toEqual(["別のタブでログアウトしました。"]);
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

test("a login or logout in another tab applies here too", () => {
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
  // An outage while the page is open does not turn a member into a guest.
  fakeApi({ "/api/auth/login": { status: 500, body: {} } });
  await act(() => queryClient.refetchQueries({ queryKey: ["member"] }));
  expect(screen.getByText("みどり")).toBeDefined();
  act(() => dropToken());
  expect(screen.getByText("guest")).toBeDefined();
});
