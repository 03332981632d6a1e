import type { MyItem } from "@surimono/contract/my-items";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { shirt } from "../../../../test/product.fixture.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { EditorForm } from "./editor-form.tsx";
import { editOf, findEditErrors } from "./item-edit.ts";

afterEach(cleanup);

const item = {
  ...shirt,
  ...{ new_name: "海のT", description: "海です。", regular_price: 3400, unit_price: 1100 },
  offered_sizes: [{ size_id: 23, size_name: "M", unit_price: 1100 }],
} as MyItem;

function Editor() {
  const [edit, setEdit] = useState(() => editOf(item));
  const change = (part: Partial<typeof edit>) => setEdit((before) => ({ ...before, ...part }));
  return <EditorForm item={item} edit={edit} errors={findEditErrors(edit, item)} onChange={change} />;
}

test.each([
  ["¥12,000", "¥ 10,900", ""],
  ["120,000円", "¥ 118,900", ""],
  ["1,200,000", "¥ 1,198,900", "販売価格は6桁までで入力してください。"],
])("a price of %s is read completely, never truncated", async (typed, profit, error) => {
  renderInShell(<Editor />);
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: /販売価格/ });
  await user.clear(field);
  await user.click(field);
  await user.paste(typed);
  expect(field.value).toBe(typed);
  expect(screen.getByText("1点売れたときの利益").nextSibling?.textContent?.replace(/\s/g, " ")).toBe(profit);
  expect(screen.queryByRole("alert")?.textContent ?? "").toBe(error);
});
