import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { MilesBox } from "./miles-box.tsx";

afterEach(cleanup);

const some = { usable: 480, most: 480, used: 0, earns: 56 };
const open = (miles: typeof some, onChoose = vi.fn(async (_miles: number) => undefined)) => {
  render(<MilesBox miles={miles} onChoose={onChoose} />);
  return { user: userEvent.setup(), chosen: () => onChoose.mock.calls.map(([miles]) => miles) };
};

test("all of them by one press, some as typed in any digits, none again", async () => {
  const { user, chosen } = open(some);
  await user.click(screen.getByRole("button", { name: "すべて使う（480）" }));
  await user.type(screen.getByLabelText("お使いになるマイル"), "１２０");
  await user.click(screen.getByRole("button", { name: "使う" }));
  expect(chosen()).toEqual([480, 120]);
  expect(screen.queryByRole("button", { name: "使わない" })).toBeNull();
  cleanup();
  const used = open({ ...some, used: 120 });
  await used.user.click(screen.getByRole("button", { name: "使わない" }));
  expect(used.chosen()).toEqual([0]);
});

/** As in the cart, which says what is used by now. */
function Counting() {
  const [used, setUsed] = useState(0);
  return <MilesBox miles={{ ...some, used }} onChoose={async (miles) => void setUsed(miles)} />;
}

test("the keyboard goes on from where it was pressed, and the field says what is used", async () => {
  render(<Counting />);
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>("お使いになるマイル");
  await user.type(field, "120{Enter}");
  await screen.findByRole("button", { name: "使わない" });
  expect([document.activeElement, field.value]).toEqual([field, "120"]);
  await user.click(screen.getByRole("button", { name: "すべて使う（480）" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "使わない" })));
  expect(field.value).toBe("480");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "すべて使う（480）" })));
  expect(field.value).toBe("");
});

test.each([
  ["", "お使いになるマイルの数を、数字で入力してください。"],
  ["1.5", "お使いになるマイルの数を、数字で入力してください。"],
  ["481", "このご注文でお使いいただけるのは、480マイルまでです。"],
])("%j is refused at its field", async (typed, words) => {
  const { user, chosen } = open(some);
  if (typed) await user.type(screen.getByLabelText("お使いになるマイル"), typed);
  await user.click(screen.getByRole("button", { name: "使う" }));
  expect(screen.getByRole("alert").textContent).toContain(words);
  expect(chosen()).toEqual([]);
});

test("says what the order brings, why none can be used, and nothing to whoever has neither", () => {
  open({ usable: 0, most: 0, used: 0, earns: 56 });
  expect(screen.getByRole("region", { name: "マイル" }).textContent).toContain("お届け後に 56マイルがたまります");
  expect(screen.queryByText("マイルを使う")).toBeNull();
  cleanup();
  open({ usable: 5, most: 0, used: 0, earns: 0 });
  expect(screen.getByText(/お支払いが50円より多くなるご注文/)).toBeTruthy();
  cleanup();
  open({ usable: 0, most: 0, used: 0, earns: 0 });
  expect(screen.queryByRole("region", { name: "マイル" })).toBeNull();
});
