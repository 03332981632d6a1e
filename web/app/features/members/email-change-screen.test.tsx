import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInShell } from "../../../test/render.tsx";
import { EmailChangeScreen } from "./email-change-screen.tsx";

// Hoisted, since the caller takes `fetch` when its module loads.
const server = vi.hoisted(() => {
  const state = { sent: [] as [string, unknown][], refusal: undefined as object | undefined };
  globalThis.fetch = async (url, init) => {
    state.sent.push([String(url), JSON.parse(String(init?.body)).data]);
    return state.refusal ? Response.json(state.refusal, { status: 410 }) : Response.json({ email: "new@example.com" });
  };
  return state;
});
beforeEach(() => Object.assign(server, { sent: [], refusal: undefined }));
afterEach(cleanup);

const user = userEvent.setup();
const token = "t".repeat(79);
const onChanged = vi.fn();

function open() {
  onChanged.mockClear();
  renderInShell(
    <EmailChangeScreen token={token} next={{ to: "/login", label: "ログインする" }} onChanged={onChanged} />,
  );
}

test("opening the link changes nothing; the button does, and names the address to sign in with", async () => {
  open();
  expect(server.sent).toEqual([]);
  await user.click(screen.getByRole("button", { name: "変更する" }));
  expect(await screen.findByText("new@example.com")).toBeTruthy();
  expect(server.sent).toEqual([["/api/auth/confirm-email-change", { token }]]);
  expect(onChanged).toHaveBeenCalledOnce();
  expect(screen.getByRole("link", { name: "ログインする" })).toBeTruthy();
});

test("an expired link says so and leads on", async () => {
  server.refusal = {
    error_code: "members/email-link-not-valid",
    message: "このリンクは期限切れです。",
    request_id: "r",
  };
  open();
  await user.click(screen.getByRole("button", { name: "変更する" }));
  expect(await screen.findByText("このリンクは期限切れです。")).toBeTruthy();
  expect(screen.getByRole("link", { name: "ログインする" })).toBeTruthy();
  expect(onChanged).not.toHaveBeenCalled();
});
