import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { EffectList } from "./effect-list.tsx";

afterEach(cleanup);

test("says in words what an item is no longer sold with", () => {
  const gone = [
    { kind: "size", name: "XL" },
    { kind: "tag", name: "2" },
    { kind: "tag", name: "3" },
    { kind: "personal", name: "" },
  ] as const;
  const item = { item_id: 1001, name: "Tシャツ", kind: "changed" as const, tables: [], prices: [], gone: [...gone] };
  render(<EffectList fees={[]} items={[item]} choices={undefined} />);
  expect(screen.getByText("販売をやめるもの：サイズ XL、ネームタグ、ハングタグ、名入れ")).toBeDefined();
});
