import type { TextLayer } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { textLayer } from "../design.fixture.ts";
import { anchoredText } from "./anchored-text.ts";

const before: TextLayer = { ...textLayer("見本"), x: 50_000, y: 40_000, width: 20_000, height: 10_000, rotation: 0 };

/** Where the edges of the longer, higher text lie that was set in its place; what is kept is 0. */
function edgesOf(changes: Partial<TextLayer>) {
  const own = { ...before, ...changes };
  const after = anchoredText(own, { ...own, width: 30_000, height: 14_000 });
  const edge = (sx: number, sy: number) => [
    after.x + (sx * after.width) / 2 - own.x - (sx * own.width) / 2,
    after.y + (sy * after.height) / 2 - own.y - (sy * own.height) / 2,
  ];
  const [left, top] = edge(-1, -1);
  const [right, bottom] = edge(1, 1);
  return Object.entries({ left, top, right, bottom }).flatMap(([name, moved]) => (moved === 0 ? name : []));
}

test.each<[kept: string, Partial<TextLayer>]>([
  ["left top", { align: "start" }],
  ["top right", { align: "end" }],
  ["top", { align: "center" }],
  ["left bottom", { align: "start", curve: -90_000 }],
  ["top right", { align: "start", direction: "vertical" }],
  ["top right", { align: "start", flipX: true }],
  ["left top", { align: "end", flipX: true }],
  ["top", { align: "center", flipX: true }],
  ["left bottom", { align: "start", flipY: true }],
  ["left top", { align: "start", curve: -90_000, flipY: true }],
  ["left top", { align: "start", direction: "vertical", flipX: true }],
  ["left bottom", { align: "start", direction: "vertical", flipX: true, flipY: true }],
])("%s: kept by %o", (kept, changes) => {
  expect(edgesOf(changes).join(" ")).toBe(kept);
});

test("a turned and mirrored text grows along its own axes, away from its beginning", () => {
  const turned = { ...before, align: "start", rotation: 90_000 } as const;
  const longer = (layer: TextLayer) => anchoredText(layer, { ...layer, width: 30_000 });
  expect(longer(turned)).toMatchObject({ x: 50_000, y: 45_000 });
  expect(longer({ ...turned, flipX: true })).toMatchObject({ x: 50_000, y: 35_000 });
});
