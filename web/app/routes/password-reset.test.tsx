import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { consumer, fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { dropToken, storeToken, token } from "../session/token.ts";
import PasswordResetRoute from "./password-reset.tsx";

afterEach(() => {
  cleanup();
  dropToken();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const open = (search: string) => {
  storeToken("t1");
  fakeApi({ "/api/auth/login": { user: consumer }, "/api/auth/reset-password": { result: "ok" } });
  renderInShell(<PasswordResetRoute />, `/password-reset${search}`);
};

test("a member asks for the letter, and goes back to the account", async () => {
  open("");
  const back = await screen.findByRole("link", { name: "ログインと安全に戻る" });
  expect(back.getAttribute("href")).toBe("/my-page/setting/account");
});

test("a member with a new password is signed out here too, as the server has ended the session", async () => {
  open(`?token=${"x".repeat(32)}`);
  await userEvent.type(screen.getByLabelText(/パスワード/, { selector: "input" }), "a new password");
  await userEvent.click(screen.getByRole("button", { name: "パスワードを設定する" }));
  await waitFor(() => expect(token.get()).toBeUndefined());
});
