import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { renderInShell } from "../../test/render.tsx";
import { confirm } from "./confirm.ts";
import { type ConfirmOptions, openConfirm } from "./open-confirm.ts";

afterEach(() => {
  openConfirm.get()?.answer(false);
  cleanup();
});

function ask(options: ConfirmOptions): Promise<boolean> {
  let answer = Promise.resolve(false);
  act(() => {
    answer = confirm(options);
  });
  return answer;
}

test("confirm resolves with the button pressed", async () => {
  const user = userEvent.setup();
  renderInShell(<p>page</p>);
  const logout = { title: "ログアウトしますか？", yes: "ログアウトする", no: "ログアウトしない" };
  let answer = ask(logout);
  await user.click(await screen.findByRole("button", { name: "ログアウトする" }));
  expect(await answer).toBe(true);
  answer = ask(logout);
  await user.click(await screen.findByRole("button", { name: "ログアウトしない" }));
  expect(await answer).toBe(false);
});

test("an amount in a question is not broken over two lines", async () => {
  renderInShell(<p>page</p>);
  void ask({ title: "すべて返送しますか？", message: "費用は¥ 720（保管料¥ 720）です。", yes: "する", no: "しない" });
  const dialog = await screen.findByRole("dialog", { name: "すべて返送しますか？" });
  expect(dialog.textContent).toContain("¥\u00a0720（保管料¥\u00a0720）");
});

test("Escape is no, and a second question answers the first with no", async () => {
  const user = userEvent.setup();
  renderInShell(<p>page</p>);
  const first = ask({ title: "1", yes: "する", no: "しない" });
  const second = ask({ title: "2", yes: "する", no: "しない" });
  expect(await first).toBe(false);
  await screen.findByRole("dialog", { name: "2" });
  await user.keyboard("{Escape}");
  expect(await second).toBe(false);
});

test.each([
  ["what cannot be taken back has the focus on no", true, "しない"],
  ["everything else on yes", false, "する"],
])("%s", async (_, danger, name) => {
  renderInShell(<p>page</p>);
  void ask({ title: "削除しますか？", yes: "する", no: "しない", danger });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name })));
});
