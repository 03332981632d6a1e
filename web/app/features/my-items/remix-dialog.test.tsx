import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { renderInShell } from "../../../test/render.tsx";
import { RemixDialog } from "./remix-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("while the draft is made it is not left, and after a failure it is", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => promise);
  const onClose = vi.fn();
  renderInShell(<RemixDialog linkKey="key" onClose={onClose} />);
  await userEvent.click(screen.getByRole("button", { name: "下書きをつくる" }));
  const leave = screen.getByRole<HTMLButtonElement>("button", { name: "やめる" });
  expect(leave.disabled).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  const failure = { error_code: "my-items/image-busy", message: "混み合っています。", request_id: "r" };
  resolve(Response.json(failure, { status: 429 }));
  expect(await screen.findByText(/混み合っています/)).toBeDefined();
  await userEvent.click(leave);
  expect(onClose).toHaveBeenCalledOnce();
});
