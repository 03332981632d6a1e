import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { IconButton } from "./icon-button.tsx";
import { icons } from "./icons.ts";
import { StudioIcon } from "./studio-icon.tsx";
import { studioIcons } from "./studio-icons.ts";

afterEach(cleanup);

const drawn = (button: HTMLElement) => button.querySelector("path")?.getAttribute("d");

test("its label is its name and its tooltip, and it sends no form by itself", async () => {
  const send = vi.fn();
  const press = vi.fn();
  render(
    <form onSubmit={send}>
      <IconButton icon="trash" label="削除" onClick={press} />
    </form>,
  );
  const button = screen.getByRole("button", { name: "削除" });
  expect(button.title).toBe("削除");
  expect(drawn(button)).toBe(icons.trash);
  await userEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

test("on and open are announced", () => {
  render(
    <>
      <IconButton icon="lock" label="ロック" aria-pressed />
      <IconButton icon="menu" label="メニュー" aria-expanded={false} />
    </>,
  );
  expect(screen.getByRole("button", { name: "ロック", pressed: true })).toBeTruthy();
  expect(screen.getByRole("button", { name: "メニュー", expanded: false })).toBeTruthy();
});

test("a drawing of the studio fits the same button", () => {
  render(<IconButton icon={<StudioIcon name="unlock" />} label="ロック" />);
  expect(drawn(screen.getByRole("button", { name: "ロック" }))).toBe(studioIcons.unlock);
});
