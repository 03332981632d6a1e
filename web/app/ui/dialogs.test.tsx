import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { renderInShell } from "../../test/render.tsx";
import { Button } from "./button.tsx";
import { confirm } from "./confirm.ts";
import { Dialog } from "./dialog.tsx";
import { type ConfirmOptions, openConfirm } from "./open-confirm.ts";

afterEach(() => {
  openConfirm.get()?.answer(false);
  cleanup();
});

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>ひらく</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="色をえらぶ"
        kind="screen"
        actions={<Button>決める</Button>}
      >
        <input aria-label="色の名前" />
      </Dialog>
    </>
  );
}

test("a dialog has a name, keeps the focus, closes on Escape and gives the focus back", async () => {
  const user = userEvent.setup();
  renderInShell(<Opener />);
  const opener = screen.getByRole("button", { name: "ひらく" });
  await user.click(opener);
  const dialog = await screen.findByRole("dialog", { name: "色をえらぶ" });
  for (let presses = 0; presses < 6; presses++) {
    await user.tab();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  }
  expect(screen.queryByRole("button", { name: "ひらく" })).toBeNull();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
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
