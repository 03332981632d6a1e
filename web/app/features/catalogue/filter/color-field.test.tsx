import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { renderInShell } from "../../../../test/render.tsx";
import { ColorField, namesText } from "./color-field.tsx";

afterEach(cleanup);

test.each([
  [["ホワイト"], 3, "ホワイト"],
  [["ホワイト", "ブラック", "ブルー"], 3, "ホワイト, ブラック, ブルー"],
  [["ホワイト", "ブラック", "ブルー", "ピンク"], 3, "ホワイト, ブラック, ブルー, ..."],
])("%j on a button that shows %i is %s", (names, most, text) => {
  expect(namesText(names, most)).toBe(text);
});

function Field() {
  const [value, setValue] = useState<number[]>([1]);
  return <ColorField value={value} onChange={setValue} />;
}

const button = () => document.querySelector("[aria-haspopup=dialog]") as HTMLElement;

test("the dialog's selection replaces the chosen colours, and only when it is confirmed", async () => {
  const user = userEvent.setup();
  renderInShell(<Field />);
  expect(button().textContent).toContain("ホワイト");
  await user.click(button());
  const dialog = () => screen.findByRole("dialog", { name: "色を選ぶ" });
  expect(within(await dialog()).getAllByRole("checkbox")).toHaveLength(15);
  await user.click(within(await dialog()).getByRole("checkbox", { name: "ブラック" }));
  await user.keyboard("{Escape}");
  expect(button().textContent).not.toContain("ブラック");
  await user.click(button());
  await user.click(within(await dialog()).getByRole("button", { name: "すべて外す" }));
  await user.click(within(await dialog()).getByRole("checkbox", { name: "ブラック" }));
  await user.click(within(await dialog()).getByRole("button", { name: "決定する" }));
  expect(button().textContent).toContain("ブラック");
  expect(button().textContent).not.toContain("ホワイト");
});
