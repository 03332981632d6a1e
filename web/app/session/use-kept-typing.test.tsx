import { login } from "@surimono/contract/members";
import { toasts } from "@surimono/ui/toast.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consumer, fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { queryClient } from "../query-client.ts";
import { call } from "./call.ts";
import { startSession } from "./current-user.ts";
import { dropToken, storeToken, watchOtherTabs } from "./token.ts";
import { useKeptForm } from "./use-kept-form.ts";
import { hasKeptTyping } from "./use-kept-typing.ts";

const expired = {
  status: 401,
  body: { error_code: "session/expired", message: "ログインの有効期限が切れました。", request_id: "r1" },
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  leave();
  dropToken();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Form() {
  const form = useForm({ defaultValues: { words: "はじめ", other: "" } });
  useKeptForm("letter", form);
  return <input aria-label="文" {...form.register("words")} />;
}

async function open(userId = "u1") {
  fakeApi({ "/api/auth/login": { user: { ...consumer, user_id: userId } } });
  await act(() => startSession(`token of ${userId}`));
  renderInShell(<Form />);
}

function leave() {
  cleanup();
  queryClient.clear();
  toasts.set([]);
}

async function expire() {
  fakeApi({ "/api/auth/login": expired });
  await act(async () => {
    await call(login, {});
    await vi.advanceTimersByTimeAsync(500);
  });
  leave();
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "文" });
const type = (words: string) => fireEvent.change(field(), { target: { value: words } });
const said = () => toasts.get().map(({ message }) => message);

test("text typed when the session expired returns for the same member, once, marked as unsaved", async () => {
  await open();
  type("たいせつな文");
  await expire();
  expect(hasKeptTyping("letter")).toBe(true);
  await open();
  expect(field().value).toBe("たいせつな文");
  expect(said()).toEqual(["ログアウトの前に入力していた内容を戻しました。まだ保存されていません。"]);
  leave();
  await open();
  expect([field().value, said()]).toEqual(["はじめ", []]);
});

test("restored text survives the next end of the session too", async () => {
  await open();
  type("たいせつな文");
  await expire();
  await open();
  await expire();
  await open();
  expect(field().value).toBe("たいせつな文");
});

test("another member does not get it, and nothing is left for the first", async () => {
  await open();
  type("たいせつな文");
  await expire();
  await open("u2");
  expect(field().value).toBe("はじめ");
  expect(sessionStorage.getItem("surimono.typed")).toBeNull();
});

test("a logout in another tab keeps it, a logout here or an untouched form keeps nothing", async () => {
  const stop = watchOtherTabs(() => {});
  await open();
  type("たいせつな文");
  localStorage.removeItem("surimono.token");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "surimono.token" })));
  leave();
  await open();
  expect(field().value).toBe("たいせつな文");
  act(() => dropToken());
  leave();
  await open();
  expect(field().value).toBe("はじめ");
  await expire();
  expect(hasKeptTyping("letter")).toBe(false);
  storeToken("t");
  stop();
});
