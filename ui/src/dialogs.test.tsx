import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactElement, useRef, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Dialog } from "./dialog.tsx";
import { Sheet, SheetFoot } from "./sheet.tsx";

afterEach(cleanup);

function Opener({ children }: { children: (close: () => void) => ReactElement }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        ひらく
      </button>
      {open && children(() => setOpen(false))}
    </>
  );
}

const field = <input aria-label="色の名前" />;
const decide = <button type="button">決める</button>;

const kinds: readonly [string, (close: () => void) => ReactElement][] = [
  [
    "card",
    (close) => (
      <Dialog open onClose={close} title="色をえらぶ" actions={decide}>
        {field}
      </Dialog>
    ),
  ],
  [
    "screen",
    (close) => (
      <Dialog open onClose={close} title="色をえらぶ" kind="screen" actions={decide}>
        {field}
      </Dialog>
    ),
  ],
  [
    "sheet",
    (close) => (
      <Sheet onClose={close} title="色をえらぶ" actions={decide}>
        {field}
      </Sheet>
    ),
  ],
  [
    "tool sheet",
    (close) => (
      <Sheet look="tool" onClose={close} title="色をえらぶ" actions={decide}>
        {field}
      </Sheet>
    ),
  ],
];

test.each(kinds)("a %s has a name, keeps the focus, closes on Escape and gives the focus back", async (_, kind) => {
  const user = userEvent.setup();
  render(<Opener>{kind}</Opener>);
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

test("what takes Escape from a sheet keeps it from the keys of the window behind", async () => {
  const heard = vi.fn();
  addEventListener("keydown", heard);
  render(
    <Opener>
      {(close) => (
        <Sheet look="tool" title="コマンド" onClose={close}>
          {field}
        </Sheet>
      )}
    </Opener>,
  );
  await userEvent.click(screen.getByRole("button", { name: "ひらく" }));
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(heard).not.toHaveBeenCalled();
  removeEventListener("keydown", heard);
});

test("a screen hears every key pressed in it", async () => {
  const keys: string[] = [];
  render(
    <Dialog open onClose={() => {}} title="仕上がり" kind="screen" onKeyDown={({ key }) => keys.push(key)}>
      {field}
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("dialog")));
  await userEvent.keyboard("{ArrowLeft}0");
  expect(keys).toEqual(["ArrowLeft", "0"]);
});

function Search({ onClose }: { onClose: () => void }) {
  const first = useRef<HTMLInputElement>(null);
  return (
    <Sheet look="tool" title="コマンド" first={first} onClose={onClose}>
      <input ref={first} aria-label="さがす" />
    </Sheet>
  );
}

test("a sheet is read from its title, unless something in it is typed into at once", async () => {
  const { rerender } = render(
    <Sheet title="サイズ" onClose={() => {}}>
      {field}
    </Sheet>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("dialog")));
  rerender(<Search onClose={() => {}} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "さがす" })));
});

test("a part of the content has its action in the foot, which does not scroll", async () => {
  const press = vi.fn();
  render(
    <Sheet title="コピー" onClose={() => {}}>
      <p>置く場所</p>
      <SheetFoot>
        <button type="button" onClick={press}>
          コピーする
        </button>
      </SheetFoot>
    </Sheet>,
  );
  const action = await screen.findByRole("button", { name: "コピーする" });
  const scrolling = screen.getByText("置く場所").parentElement;
  expect(scrolling?.className).toContain("overflow-y-auto");
  expect(scrolling?.contains(action)).toBe(false);
  await userEvent.click(action);
  expect(press).toHaveBeenCalledOnce();
});

test("a press outside closes a sheet, but not one that must be answered", async () => {
  const close = vi.fn();
  const { rerender } = render(
    <Sheet title="サイズ" mustAnswer onClose={close}>
      {field}
    </Sheet>,
  );
  const outside = () => screen.getByRole("dialog").parentElement as HTMLElement;
  await userEvent.click(outside());
  expect(close).not.toHaveBeenCalled();
  rerender(
    <Sheet title="サイズ" onClose={close}>
      {field}
    </Sheet>,
  );
  await userEvent.click(outside());
  expect(close).toHaveBeenCalledOnce();
});
