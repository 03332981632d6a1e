import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { token } from "#app/session/token.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { CodeForm } from "./code-form.tsx";
import { keepFirstPassword } from "./first-password.ts";

// Hoisted, since the caller takes `fetch` when its module loads.
const server = vi.hoisted(() => {
  const state = { sent: [] as unknown[], status: 200, body: {} as object };
  globalThis.fetch = async (_url, init) => {
    if (init?.body) state.sent.push(JSON.parse(String(init.body)).data);
    return new Response(JSON.stringify(state.body), { status: state.status });
  };
  return state;
});
const refuse = (error_code: string, message: string) =>
  Object.assign(server, { status: 422, body: { error_code, message, request_id: "r" } });
const accept = () => Object.assign(server, { status: 200, body: { kind: "consumer", token: "session" } });

const opened = vi.fn();
beforeEach(() => {
  opened.mockClear();
  server.sent = [];
  accept();
});
afterEach(() => {
  cleanup();
  // Signing in forgets the password of the sign-up.
  token.set("t");
  token.set(undefined);
});

const user = userEvent.setup();
const show = () => renderInShell(<CodeForm email="hanako@example.com" onOpened={opened} />);
const code = () => screen.getByLabelText("確認コード") as HTMLInputElement;
const password = () => screen.queryByLabelText("パスワード", { selector: "input" });

test("the last digit sends the form, without a press", async () => {
  keepFirstPassword("correct horse");
  show();
  await waitFor(() => expect(document.activeElement).toBe(code()));
  expect(password()).toBeNull();
  await user.keyboard("12345");
  expect(server.sent).toEqual([]);
  // The server reads full width too.
  await user.keyboard("６");
  await waitFor(() => expect(opened).toHaveBeenCalledWith("consumer", "session"));
  expect(server.sent).toEqual([{ email: "hanako@example.com", code: "12345６", password: "correct horse" }]);
});

test("a refused code says so at the field and stays, and another one is sent by itself", async () => {
  keepFirstPassword("correct horse");
  refuse("members/code-not-valid", "コードが違います。");
  show();
  await user.type(code(), "111111");
  expect(await screen.findByText("コードが違います。")).toBeTruthy();
  expect(code().value).toBe("111111");
  accept();
  await user.clear(code());
  await user.type(code(), "222222");
  await waitFor(() => expect(opened).toHaveBeenCalled());
});

test("after a reload the password is asked for, and nothing is sent without it", async () => {
  show();
  await user.type(code(), "123456");
  expect(server.sent).toEqual([]);
  await user.click(screen.getByRole("button", { name: "登録を完了する" }));
  expect(await screen.findByText("パスワードを入力してください")).toBeTruthy();
  await user.type(password() as HTMLElement, "correct horse");
  await user.click(screen.getByRole("button", { name: "登録を完了する" }));
  await waitFor(() => expect(opened).toHaveBeenCalled());
});

test("the password of another sign-up is asked for again", async () => {
  keepFirstPassword("another horse");
  refuse("members/not-the-password", "パスワードが違います。");
  show();
  await user.type(code(), "123456");
  expect(await screen.findByText("パスワードが違います。")).toBeTruthy();
  expect(password()).toBeTruthy();
});

test("fewer digits than six are said at the field, and nothing is sent", async () => {
  keepFirstPassword("correct horse");
  show();
  await user.type(code(), "12");
  await user.click(screen.getByRole("button", { name: "登録を完了する" }));
  expect(await screen.findByText("確認コードは6桁の数字です")).toBeTruthy();
  expect(server.sent).toEqual([]);
});
