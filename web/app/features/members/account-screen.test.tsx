import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInShell } from "../../../test/render.tsx";
import { AccountScreen } from "./account-screen.tsx";

const at = "2026-11-20T03:00:00.000Z";
const session = (session_id: string, device: string, is_this = false) => ({
  session_id,
  device,
  is_this,
  opened_at: at,
  last_used_at: at,
});

// Hoisted, since the caller takes `fetch` when its module loads.
const server = vi.hoisted(() => {
  const state = {
    address: {} as { email: string; pending_email: string | null; confirm_by: "password" | "sign-in" },
    sessions: [] as object[],
    sent: [] as [string, unknown][],
    refusal: undefined as object | undefined,
  };
  globalThis.fetch = async (url, init) => {
    if (String(url) === "/api/member/email" && init?.method === "GET") return Response.json(state.address);
    if (String(url) === "/api/member/sessions") return Response.json({ sessions: state.sessions });
    state.sent.push([String(url), JSON.parse(String(init?.body)).data]);
    return state.refusal ? Response.json(state.refusal, { status: 422 }) : Response.json({ result: "ok" });
  };
  return state;
});

beforeEach(() => {
  Object.assign(server, {
    sent: [],
    refusal: undefined,
    address: { email: "midori@example.com", pending_email: null, confirm_by: "password" },
    sessions: [session("a", "Mac・Safari", true), session("b", "iPhone・Safari"), session("c", "")],
  });
});
afterEach(cleanup);

const user = userEvent.setup();

test("this device is marked and stays; another session can be ended, and all others at once", async () => {
  renderInShell(<AccountScreen />);
  await screen.findByText("この端末");
  const [mine, phone] = within(screen.getByRole("region", { name: "ログインしている端末" })).getAllByRole("listitem");
  expect(within(mine as HTMLElement).getByText("この端末")).toBeTruthy();
  expect(within(mine as HTMLElement).queryByRole("button")).toBeNull();
  await user.click(within(phone as HTMLElement).getByRole("button", { name: "iPhone・Safariをログアウトする" }));
  server.sessions = server.sessions.filter((_session, index) => index !== 1);
  await waitFor(() => expect(server.sent).toEqual([["/api/member/sessions/end", { session_id: "b" }]]));
  expect(screen.getByText("名前の分からない端末")).toBeTruthy();
  expect(screen.getByRole("button", { name: "名前の分からない端末をログアウトする" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "ほかの端末をすべてログアウトする" }));
  await waitFor(() => expect(server.sent.at(-1)).toEqual(["/api/member/sessions/end", {}]));
});

test("a wrong current password shows at its field, a common new one at its own, and both clear afterwards", async () => {
  server.address = { ...server.address, pending_email: "pending@example.com" };
  renderInShell(<AccountScreen />);
  await screen.findByText(/pending@example.com/);
  const [current, next] = ["いまのパスワード", "新しいパスワード"].map(
    (name) => screen.getByLabelText(new RegExp(`^${name}`), { selector: "input" }) as HTMLInputElement,
  ) as [HTMLInputElement, HTMLInputElement];
  const change = () => user.click(screen.getByRole("button", { name: "パスワードを変更する" }));
  await user.type(current, "wrong horse");
  await user.type(next, "password1");
  const refuse = (error_code: string, message: string) => {
    server.refusal = { error_code, message, request_id: "r" };
  };
  refuse("members/not-your-password", "パスワードが違います。");
  await change();
  await waitFor(() => expect(document.activeElement).toBe(current));
  expect(current.getAttribute("aria-invalid")).toBe("true");
  refuse("members/password-too-common", "推測されやすいパスワードです。");
  await change();
  await waitFor(() => expect(next.getAttribute("aria-invalid")).toBe("true"));
  server.refusal = undefined;
  // A change of the address that waits goes with the password.
  server.address = { ...server.address, pending_email: null };
  await change();
  await waitFor(() => expect([current.value, next.value]).toEqual(["", ""]));
  await waitFor(() => expect(screen.queryByText(/pending@example.com/)).toBeNull());
});

const ANOTHER_LETTER = "確認のメールをお送りしました。先のメールのリンクは使えなくなります。";
const region = () => within(screen.getByRole("region", { name: "メールアドレスの変更" }));

test("a new address needs the password, and then waits for its letter", async () => {
  renderInShell(<AccountScreen />);
  await screen.findByText("midori@example.com");
  const address = region().getByLabelText(/^新しいメールアドレス/);
  const password = region().getByLabelText(/^パスワード/, { selector: "input" });
  const send = () => user.click(region().getByRole("button", { name: "確認のメールを送る" }));
  await send();
  await waitFor(() => expect(document.activeElement).toBe(address));
  expect(server.sent).toEqual([]);
  await user.type(address, "new@example.com");
  await user.type(password, "wrong horse");
  server.refusal = { error_code: "members/not-your-password", message: "パスワードが違います。", request_id: "r" };
  await send();
  await waitFor(() => expect(password.getAttribute("aria-invalid")).toBe("true"));
  server.refusal = undefined;
  server.address = { ...server.address, pending_email: "new@example.com" };
  await send();
  expect(await region().findByText("new@example.com")).toBeTruthy();
  expect(server.sent.at(-1)).toEqual(["/api/member/email", { email: "new@example.com", password: "wrong horse" }]);
  // The same once more: nothing else would say that another letter is on its way.
  expect(screen.queryByText(ANOTHER_LETTER)).toBeNull();
  await user.type(region().getByLabelText(/^新しいメールアドレス/), "new@example.com");
  await user.type(region().getByLabelText(/^パスワード/, { selector: "input" }), "correct horse");
  await send();
  expect(await screen.findByText(ANOTHER_LETTER)).toBeTruthy();
});

test("without a password none is asked for, and the first one can be set", async () => {
  server.address = { ...server.address, confirm_by: "sign-in" };
  renderInShell(<AccountScreen />);
  await screen.findByText(/ログインから15分以内/);
  const section = within(screen.getByRole("region", { name: "パスワードの変更" }));
  expect(section.queryByLabelText(/^いまのパスワード/)).toBeNull();
  expect(section.getByRole("link", { name: "パスワードを設定する" }).getAttribute("href")).toBe("/password-reset");
  expect(region().queryByLabelText(/^パスワード/, { selector: "input" })).toBeNull();
  await user.type(region().getByLabelText(/^新しいメールアドレス/), "new@example.com");
  server.refusal = { error_code: "members/sign-in-again", message: "ログインし直してください。", request_id: "r" };
  await user.click(region().getByRole("button", { name: "確認のメールを送る" }));
  expect(await region().findByText("ログインし直してください。")).toBeTruthy();
  expect(server.sent.at(-1)).toEqual(["/api/member/email", { email: "new@example.com" }]);
});
