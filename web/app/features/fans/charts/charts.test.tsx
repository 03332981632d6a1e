import type { Audience } from "@surimono/domain/fans";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AgeBars } from "./age-bars.tsx";
import { GenderRing } from "./gender-ring.tsx";
import { scaleFor } from "./scale-for.ts";
import { showShare } from "./show-share.ts";
import { SubscriberBars } from "./subscriber-bars.tsx";
import { WordCloud } from "./word-cloud.tsx";

vi.mock("./lay-out-words.ts", () => ({ BOLD_WORDS: 6, layOutWords: () => () => {} }));

afterEach(cleanup);

const ages: Audience["ages"] = [
  { sex: "female", band: "18-24", share: 4_000 },
  { sex: "male", band: "65+", share: 1_234 },
  { sex: "male", band: "13-17", share: 3 },
];
const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
const legendOf = (container: HTMLElement) => [...container.querySelectorAll("dl > div")].map((row) => row.textContent);

test.each([
  [0, "0%"],
  [3, "0.1%未満"],
  [1_234, "12.3%"],
  [10_000, "100%"],
])("a share of %i is shown as %s", (share, shown) => {
  expect(showShare(share)).toBe(shown);
});

test.each([
  [0, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [21, [0, 10, 20, 30]],
  [58, [0, 20, 40, 60]],
  [1_300, [0, 500, 1_000, 1_500]],
])("the scale up to %i has the lines %j", (highest, lines) => {
  expect(scaleFor(highest)).toEqual({ top: lines.at(-1), lines });
});

test("the ring gives the sexes in figures, and the unknown part only if there is one", () => {
  const { container, rerender } = render(
    <GenderRing totals={{ female: 5_800, male: 3_600, other: 600 }} legend="list" />,
  );
  expect(legendOf(container)).toEqual(["女性58%", "男性36%", "不明6%"]);
  expect(container.querySelectorAll("path[fill-rule]")).toHaveLength(3);
  rerender(<GenderRing totals={{ female: 10_000, male: 0, other: 0 }} legend="list" />);
  expect(legendOf(container)).toEqual(["女性100%", "男性0%"]);
});

test("the bars' heights follow their shares, and the table beside them has every band", () => {
  const { container } = render(<AgeBars ages={ages} />);
  const heights = [...container.querySelectorAll("svg > g > rect")].map((bar) => Number(bar.getAttribute("height")));
  expect(heights).toHaveLength(14);
  const [youngWomen, oldMen] = [heights[2] ?? 0, heights[13] ?? 0];
  expect(oldMen / youngWomen).toBeCloseTo(1_234 / 4_000);
  const rows = within(screen.getByRole("table", { name: "年代と男女の割合" })).getAllByRole("row");
  expect(rows.map(cells)).toEqual([
    ["年代", "女性", "男性"],
    ["13-17歳", "0%", "0.1%未満"],
    ["18-24歳", "40%", "0%"],
    ...["25-34歳", "35-44歳", "45-54歳", "55-64歳"].map((band) => [band, "0%", "0%"]),
    ["65歳以上", "0%", "12.3%"],
  ]);
});

test("months are above and below one line, and read as a table", () => {
  const { container } = render(
    <SubscriberBars
      months={[
        { month: "2026-09", gained: 300, lost: 0 },
        { month: "2026-10", gained: 420, lost: 60 },
      ]}
    />,
  );
  const bars = [...container.querySelectorAll("svg[width='100%'] > g > rect")];
  const [, , gained, lost] = bars.map((bar) => ({
    top: Number(bar.getAttribute("y")),
    height: Number(bar.getAttribute("height")),
  }));
  expect((gained?.top ?? 0) + (gained?.height ?? 0)).toBeCloseTo(lost?.top ?? -1);
  expect((gained?.height ?? 0) / (lost?.height ?? 1)).toBeCloseTo(7);
  expect(within(screen.getByRole("table")).getAllByRole("row").map(cells)[2]).toEqual(["2026年10月", "420人", "60人"]);
});

test("the words are a readable list in their order, whether or not the cloud is drawn", () => {
  render(
    <WordCloud
      words={[
        { word: "フクロウ", point: 9 },
        { word: "銭湯", point: 4 },
      ]}
      className="h-20"
    />,
  );
  const list = screen.getByRole("list", { name: "ファンのことば" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["フクロウ", "銭湯"]);
});
