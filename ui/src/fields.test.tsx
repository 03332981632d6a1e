import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { NumberField } from "./number-field.tsx";
import { RadioCard } from "./radio-card.tsx";
import { Switch } from "./switch.tsx";
import { TextArea } from "./text-area.tsx";
import { TextInput } from "./text-input.tsx";

afterEach(cleanup);

test("a field ties label, hint and error to its control", () => {
  const { rerender } = render(<TextInput label="アイテム名" hint="100文字まで" required />);
  const input = screen.getByRole("textbox", { name: "アイテム名" });
  const note = () => document.getElementById(input.getAttribute("aria-describedby") ?? "");
  expect(note()?.textContent).toBe("100文字まで");
  expect(input.getAttribute("aria-invalid")).toBeNull();
  rerender(<TextInput label="アイテム名" hint="100文字まで" required error="アイテム名を入力してください。" />);
  expect(note()?.textContent).toBe("アイテム名を入力してください。");
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

function Quantity({ onCommit }: { onCommit: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(1);
  return <NumberField label="数量" value={value} onChange={setValue} onCommit={onCommit} min={1} max={20} />;
}

test("a quantity takes full-width digits and stays within its bounds", async () => {
  const commit = vi.fn();
  render(<Quantity onCommit={commit} />);
  const input = screen.getByRole("textbox", { name: "数量" }) as HTMLInputElement;
  await userEvent.clear(input);
  await userEvent.type(input, "１２");
  await userEvent.tab();
  expect(input.value).toBe("12");
  expect(commit).toHaveBeenLastCalledWith(12);
  await userEvent.click(screen.getByRole("button", { name: "1つ増やす" }));
  expect(input.value).toBe("13");
  await userEvent.clear(input);
  await userEvent.type(input, "99");
  await userEvent.tab();
  expect(input.value).toBe("20");
  expect((screen.getByRole("button", { name: "1つ増やす" }) as HTMLButtonElement).disabled).toBe(true);
});

test("a card and a switch are ordinary inputs by role and name", () => {
  render(
    <>
      <RadioCard name="method" title="インクジェット" defaultChecked>
        淡い色に
      </RadioCard>
      <Switch defaultChecked>お知らせを受け取る</Switch>
    </>,
  );
  expect((screen.getByRole("radio", { name: /インクジェット/ }) as HTMLInputElement).checked).toBe(true);
  expect((screen.getByRole("switch", { name: "お知らせを受け取る" }) as HTMLInputElement).checked).toBe(true);
});

test("a field for more than a line is 110 px high at least", () => {
  render(<TextArea label="説明" />);
  expect(screen.getByRole("textbox", { name: "説明" }).className).toContain("min-h-[110px]");
});
