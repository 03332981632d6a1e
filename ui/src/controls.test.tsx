import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Checkbox, CheckSquare } from "./checkbox.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { RangeSlider } from "./range-slider.tsx";
import { Select, SelectBox } from "./select.tsx";
import { Slider } from "./slider.tsx";
import { SwatchRow } from "./swatch.tsx";
import { SwatchChoice } from "./swatch-choice.tsx";

afterEach(cleanup);

test("choices are ordinary inputs by role and name", async () => {
  const choose = vi.fn();
  render(
    <>
      <Checkbox note="胸中央と重なるため選べません。" disabled>
        左胸
      </Checkbox>
      <SwatchChoice
        legend="本体の色"
        options={[
          { id: 1, name: "ホワイト", color: "#fff" },
          { id: 2, name: "ブルー", color: "#22f" },
        ]}
        value={1}
        onChange={choose}
      />
    </>,
  );
  expect((screen.getByRole("checkbox", { name: /左胸/ }) as HTMLInputElement).disabled).toBe(true);
  expect(screen.getByRole("group", { name: "本体の色" })).toBeDefined();
  await userEvent.click(screen.getByRole("radio", { name: "ブルー" }));
  expect(choose).toHaveBeenCalledWith(2);
});

test.each([32, 44] as const)(
  "a checkbox of %s px is pressed by its words, and has 44 px for a finger",
  async (size) => {
    const change = vi.fn();
    render(
      <Checkbox size={size} onChange={change}>
        影
      </Checkbox>,
    );
    await userEvent.click(screen.getByText("影"));
    expect(change).toHaveBeenCalledOnce();
    expect(screen.getByText("影").closest("label")?.className).toMatch(/(^| )(max-md:)?min-h-11( |$)/);
  },
);

test("square and list alone are named by a label of another shape", async () => {
  const choose = vi.fn();
  render(
    <>
      <label>
        <CheckSquare />
        背中中央
      </label>
      <label>
        胸中央の置き場所
        <SelectBox
          size={44}
          placeholder="コピーしない"
          options={[{ value: 3, label: "取っ手左面" }]}
          value={3}
          onChange={(event) => choose(event.target.value)}
        />
      </label>
    </>,
  );
  expect(screen.getByRole("checkbox", { name: "背中中央" })).toBeDefined();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /胸中央の置き場所/ }), "コピーしない");
  expect(choose).toHaveBeenCalledWith("");
});

test("a list with label and error is one control", () => {
  render(<Select label="都道府県" error="選んでください。" options={[{ value: "13", label: "東京都" }]} />);
  const list = screen.getByRole("combobox", { name: "都道府県" });
  expect(list.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(list.getAttribute("aria-describedby") ?? "")?.textContent).toBe("選んでください。");
  expect(screen.getByRole("alert").textContent).toBe("選んでください。");
});

test("a card shows four swatches and the number of others", () => {
  const colors = ["白", "黒", "赤", "青", "緑", "黄"].map((name) => ({ name, color: "#000" }));
  const { container, rerender } = render(<SwatchRow colors={colors} />);
  expect(container.textContent).toContain("+2");
  rerender(<SwatchRow colors={colors.slice(0, 4)} />);
  expect(container.textContent).not.toContain("+");
});

test("a slider says its value in words, and is disabled with the fields around it", () => {
  render(
    <fieldset disabled>
      <Slider label="字間" value={2} min={-20} max={100} text="2%" onChange={() => {}} />
    </fieldset>,
  );
  const slider = screen.getByRole("slider", { name: "字間" });
  expect(slider.getAttribute("aria-valuetext")).toBe("2%");
  expect(slider.matches(":disabled")).toBe(true);
  expect(screen.getByRole("status").textContent).toBe("2%");
});

function Prices({ onCommit }: { onCommit: (range: [number, number]) => void }) {
  const [value, setValue] = useState<[number, number]>([0, 1000]);
  const words = (yen: number) => `${yen}円`;
  return (
    <RangeSlider
      label="価格"
      min={0}
      max={1000}
      step={100}
      value={value}
      onChange={setValue}
      onCommit={onCommit}
      valueText={words}
    />
  );
}

test("a range has two ends, each with a name, moved by keys", async () => {
  const commit = vi.fn();
  render(<Prices onCommit={commit} />);
  // By label: without a layout the library keeps its thumbs out of sight.
  const lower = screen.getByLabelText("価格の下限");
  lower.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(commit).toHaveBeenLastCalledWith([100, 1000]);
  expect(lower.getAttribute("aria-valuetext")).toBe("100円");
});

test("work is told in per cent, or as of unknown length", () => {
  const { rerender } = render(<ProgressLine label="送信" value={0.416} thick />);
  expect(screen.getByRole("progressbar", { name: "送信" }).getAttribute("aria-valuenow")).toBe("42");
  rerender(<ProgressLine label="送信" />);
  expect(screen.getByRole("progressbar", { name: "送信" }).getAttribute("aria-valuenow")).toBeNull();
});
