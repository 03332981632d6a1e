import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useListKeys } from "./use-list-keys.ts";

const mark = vi.fn();
const help = vi.fn();

function List() {
  const keys = useListKeys({ onMark: mark, onHelp: help });
  return (
    <>
      <input type="search" aria-label="さがす" />
      <button type="button" onClick={() => keys.turn(!keys.isOn)}>
        {keys.isOn ? "on" : "off"}
      </button>
      <ul>
        {["SR-1", "SR-2"].map((number) => (
          <li key={number}>
            <input type="checkbox" aria-label={`${number} を選ぶ`} />
            <a href={`#${number}`} data-row={number}>
              {number}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});
afterEach(cleanup);

test("keys move through the list, mark, search and help", async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.keyboard("j");
  expect(screen.getByRole("link", { name: "SR-1" })).toBe(document.activeElement);
  await user.keyboard("jj");
  expect(screen.getByRole("link", { name: "SR-2" })).toBe(document.activeElement);
  await user.keyboard("x");
  expect(mark).toHaveBeenCalledWith("SR-2");
  await user.keyboard("k");
  expect(screen.getByRole("link", { name: "SR-1" })).toBe(document.activeElement);
  // From its box the line is the same.
  await user.click(screen.getByRole("checkbox", { name: "SR-2 を選ぶ" }));
  await user.keyboard("x?");
  expect(mark).toHaveBeenCalledTimes(2);
  expect(help).toHaveBeenCalledOnce();
  await user.keyboard("/");
  expect(screen.getByRole("searchbox")).toBe(document.activeElement);
});

test("what is typed is typed, and keys that are off stay off", async () => {
  const user = userEvent.setup();
  const { unmount } = render(<List />);
  await user.click(screen.getByRole("searchbox"));
  await user.keyboard("jx?");
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "jx?");
  expect(help).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "on" }));
  await user.keyboard("j?");
  expect(help).not.toHaveBeenCalled();
  unmount();
  render(<List />);
  expect(screen.getByRole("button", { name: "off" })).toBeDefined();
});
