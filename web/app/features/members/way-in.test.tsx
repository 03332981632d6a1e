import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { token } from "#app/session/token.ts";
import { renderInShell } from "../../../test/render.tsx";
import { AccountSetUpScreen } from "./account-set-up-screen.tsx";
import { ExternalSignIn } from "./external-sign-in.tsx";
import { NicknameScreen } from "./nickname-screen.tsx";
import { NewPassword, PasswordForgotten } from "./password-reset-screen.tsx";
import { keepFirstPassword } from "./sign-in/first-password.ts";
import { SignInForm } from "./sign-in/sign-in-form.tsx";
import { VerificationForm } from "./verification-screen.tsx";

// Hoisted, since the caller takes `fetch` when its module loads.
const server = vi.hoisted(() => {
  const state = { sent: [] as unknown[], status: 200, body: {} as object };
  globalThis.fetch = async (_url, init) => {
    if (init?.body) state.sent.push(JSON.parse(String(init.body)).data);
    return new Response(JSON.stringify(state.body), { status: state.status });
  };
  return state;
});
const refuse = (error_code: string, message: string, status = 422) =>
  Object.assign(server, { status, body: { error_code, message, request_id: "r" } });

beforeEach(() => Object.assign(server, { sent: [], status: 200, body: { result: "ok" } }));
afterEach(() => {
  cleanup();
  // Signing in clears the stored path.
  token.set("t");
  token.set(undefined);
});

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const passwordField = () => screen.getByLabelText(/パスワード/, { selector: "input" }) as HTMLInputElement;

test("a refused sign-in says why above the form and keeps the typed values", async () => {
  refuse("members/sign-in-failed", "ログインできませんでした。");
  const signedIn = vi.fn();
  renderInShell(<SignInForm focusFirst onSignedIn={signedIn} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("メールアドレス")));
  await user.type(screen.getByLabelText("メールアドレス"), "hanako@example.com");
  await user.type(passwordField(), "wrong horse");
  await press("ログインする");
  expect(await screen.findByText("ログインできませんでした。")).toBeTruthy();
  expect(passwordField().value).toBe("wrong horse");
  expect(signedIn).not.toHaveBeenCalled();

  Object.assign(server, { status: 200, body: { token: "t" } });
  await press("ログインする");
  await waitFor(() => expect(signedIn).toHaveBeenCalledWith("t"));
});

test("the letter's link opens the account only with the password, and a wrong one shows at the field", async () => {
  refuse("members/not-the-password", "パスワードが違います。");
  const opened = vi.fn();
  const form = <VerificationForm token="t" loginPath="/login" signUpPath="/login?mode=signup" onOpened={opened} />;
  renderInShell(form);
  await press("登録を完了する");
  expect(await screen.findByText("パスワードを入力してください")).toBeTruthy();
  expect(server.sent).toEqual([]);
  await user.type(passwordField(), "correct horse");
  await press("登録を完了する");
  expect(await screen.findByText("パスワードが違います。")).toBeTruthy();
  expect(opened).not.toHaveBeenCalled();

  Object.assign(server, { status: 200, body: { kind: "consumer", token: "session" } });
  await press("登録を完了する");
  await waitFor(() => expect(opened).toHaveBeenCalledWith("consumer", "session"));
  expect(server.sent.at(-1)).toEqual({ token: "t", password: "correct horse" });
});

test("while the tab that signed up is open, nobody types the password twice", async () => {
  keepFirstPassword("correct horse");
  Object.assign(server, { body: { kind: "consumer", token: "session" } });
  const opened = vi.fn();
  renderInShell(<VerificationForm token="t" loginPath="/login" signUpPath="/login" onOpened={opened} />);
  await waitFor(() => expect(opened).toHaveBeenCalledWith("consumer", "session"));
  expect(server.sent).toEqual([{ token: "t", password: "correct horse" }]);
});

test("of two sign-ups in one tab the last password is passed on", async () => {
  keepFirstPassword("first horse");
  keepFirstPassword("second horse");
  Object.assign(server, { body: { kind: "consumer", token: "session" } });
  const opened = vi.fn();
  renderInShell(<VerificationForm token="t" loginPath="/login" signUpPath="/login" onOpened={opened} />);
  await waitFor(() => expect(opened).toHaveBeenCalled());
  expect(server.sent).toEqual([{ token: "t", password: "second horse" }]);
});

test("another sign-up's password causes no error; the form asks for the right one", async () => {
  keepFirstPassword("another horse");
  refuse("members/not-the-password", "パスワードが違います。");
  renderInShell(<VerificationForm token="t" loginPath="/login" signUpPath="/login" onOpened={vi.fn()} />);
  await waitFor(() => expect(server.sent).toEqual([{ token: "t", password: "another horse" }]));
  await waitFor(() => expect(screen.getByRole("button", { name: "登録を完了する" }).ariaBusy).not.toBe("true"));
  expect(screen.queryByText("パスワードが違います。")).toBeNull();
});

test("an expired letter's link offers a new letter", async () => {
  refuse("members/link-not-valid", "このリンクは期限切れか、すでに使われています。", 410);
  renderInShell(<VerificationForm token="t" loginPath="/login" signUpPath="/login" onOpened={vi.fn()} />);
  await user.type(passwordField(), "correct horse");
  await press("登録を完了する");
  expect(await screen.findByText("このリンクは期限切れか、すでに使われています。")).toBeTruthy();
  expect(screen.getByRole("button", { name: "確認メールを再送する" })).toBeTruthy();
});

test("a member from an outside provider gives birthday and both agreements, a minor also the guardian's consent", async () => {
  const done = vi.fn();
  renderInShell(<AccountSetUpScreen onDone={done} />);
  await press("同意して進む");
  expect(await screen.findByText("生年月日を入力してください")).toBeTruthy();
  expect(screen.getByText("利用規約への同意が必要です")).toBeTruthy();
  expect(server.sent).toEqual([]);
  await user.type(screen.getByLabelText(/生年月日/), "2015-01-01");
  expect(await screen.findByLabelText(/保護者のお名前/)).toBeTruthy();
  await user.clear(screen.getByLabelText(/生年月日/));
  await user.type(screen.getByLabelText(/生年月日/), "1990-04-01");
  await user.click(screen.getByRole("checkbox", { name: /利用規約/ }));
  await user.click(screen.getByRole("checkbox", { name: /プライバシーポリシー/ }));
  await press("同意して進む");
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(server.sent).toEqual([{ birthday: "1990-04-01", agree_terms: true, agree_privacy: true }]);
});

test("outside providers are links to the server, missing if none is set up", async () => {
  Object.assign(server, { body: { providers: [{ id: "google", name: "Google" }] } });
  renderInShell(<ExternalSignIn redirectTo="/cart?step=2" />);
  const link = await screen.findByRole("link", { name: "Googleでログイン" });
  expect(link.getAttribute("href")).toBe("/api/auth/external/google?redirectTo=%2Fcart%3Fstep%3D2");
});

test("the password can be shown", async () => {
  renderInShell(<SignInForm focusFirst={false} onSignedIn={vi.fn()} />);
  expect(passwordField().type).toBe("password");
  await press("パスワードを表示");
  expect(passwordField().type).toBe("text");
});

test.each([
  ["", "ニックネームは必須です"],
  ["すり子😀", "ニックネームに絵文字は使えません"],
])("the nickname %j is refused before it is sent", async (nickname, message) => {
  renderInShell(<NicknameScreen onSet={vi.fn()} />);
  if (nickname) await user.type(screen.getByLabelText(/ニックネーム/), nickname);
  await press("はじめる");
  expect(await screen.findByText(message)).toBeTruthy();
  expect(server.sent).toEqual([]);
});

test("the nickname is passed on as the server stored it", async () => {
  Object.assign(server, { body: { nickname: "すり子" } });
  const set = vi.fn(async () => undefined);
  renderInShell(<NicknameScreen onSet={set} />);
  await user.type(screen.getByLabelText(/ニックネーム/), " すり子 ");
  await press("はじめる");
  await waitFor(() => expect(set).toHaveBeenCalledWith("すり子"));
});

test("asking for a new password does not say whether the address has an account", async () => {
  renderInShell(<PasswordForgotten back={{ to: "/login", label: "ログインに戻る" }} />);
  await user.type(screen.getByLabelText("メールアドレス"), "hanako@example.com");
  await press("メールを受け取る");
  expect(await screen.findByText(/登録されている場合/)).toBeTruthy();
});

test("a used link offers another letter", async () => {
  refuse("members/link-not-valid", "このリンクは期限切れです。", 410);
  const done = vi.fn();
  renderInShell(<NewPassword token={"x".repeat(32)} onDone={done} />);
  await user.type(passwordField(), "a new password");
  await press("パスワードを設定する");
  expect(await screen.findByText(/もう一度メールをお受け取りください/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "メールを受け取る" })).toBeTruthy();
  expect(done).not.toHaveBeenCalled();
});
