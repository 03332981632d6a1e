import fc from "fast-check";
import { expect, test } from "vitest";
import { areaOnGroup } from "./area-on-group.ts";
import type { GroupLayer, Repeat, StampLayer } from "./document.ts";
import { isTooMuch } from "./drawn-amount.ts";
import { layerBounds } from "./layer-bounds.ts";
import { drawnRepeat, isPattern, judgedLayers, MOST_IN_TILE, tileOffset } from "./repeat.ts";
import { tiledLayers } from "./tiled-layers.ts";
import { flattenLayers, movedLayer } from "./walk-layers.ts";

const BASE = { rotation: 0, opacity: 1000, flipX: false, flipY: false, locked: false, hidden: false, name: "" };
const PLACE = { width: 100_000, height: 80_000 };
const KINDS = ["straight", "half-drop", "half-brick", "mirror"] as const;
const FINE: Repeat = { kind: "straight", pitchX: 4000, pitchY: 4000 };

function tile(repeat: Repeat, change: Partial<StampLayer> = {}): GroupLayer & { readonly repeat: Repeat } {
  const box = { x: 30_000, y: 30_000, width: 10_000, height: 8_000 };
  const stamp: StampLayer = {
    ...BASE,
    ...box,
    kind: "stamp",
    id: "s",
    stampId: "luck-plum",
    inks: ["#000000"],
    ...change,
  };
  return { ...BASE, ...box, kind: "group", id: "g", repeat, layers: [stamp] };
}

function drawn(group: GroupLayer) {
  return flattenLayers(tiledLayers([group], PLACE)).map(({ x, y, flipX, flipY, rotation }) => ({
    x,
    y,
    flipX,
    flipY,
    rotation,
  }));
}

test("each kind lies on its own grid, in whole micrometres, with the tile itself where it is", () => {
  const at = (kind: Repeat["kind"]) => {
    const places = drawn(tile({ kind, pitchX: 15_001, pitchY: 12_000 }));
    return (x: number, y: number) => places.find((place) => place.x === 30_000 + x && place.y === 30_000 + y);
  };
  for (const kind of KINDS) expect(at(kind)(0, 0)).toMatchObject({ flipX: false, flipY: false });
  expect(at("straight")(15_001, 12_000)).toBeDefined();
  expect(at("half-drop")(15_001, 6000)).toBeDefined();
  expect(at("half-drop")(30_002, 12_000)).toBeDefined();
  expect(at("half-brick")(7501, 12_000)).toBeDefined();
  expect(at("half-brick")(15_001, 24_000)).toBeDefined();
  expect(at("mirror")(15_001, 0)).toMatchObject({ flipX: true, flipY: false });
  expect(at("mirror")(-15_001, -12_000)).toMatchObject({ flipX: true, flipY: true });
});

test("a mirrored tile that is turned is turned the other way", () => {
  const places = drawn(tile({ kind: "mirror", pitchX: 15_000, pitchY: 12_000 }, { rotation: 20_000 }));
  expect(places.find(({ x, y }) => x === 45_000 && y === 30_000)).toMatchObject({ flipX: true, rotation: 340_000 });
  expect(places.find(({ x, y }) => x === 45_000 && y === 42_000)).toMatchObject({
    flipX: true,
    flipY: true,
    rotation: 20_000,
  });
});

test("wherever the tile is, nothing of the place and its bleed is left out, and nothing far away is drawn", () => {
  const kinds = fc.constantFrom<Repeat["kind"][]>(...KINDS);
  const pitch = fc.integer({ min: 10_000, max: 40_000 });
  const where = fc.integer({ min: -300_000, max: 300_000 });
  fc.assert(
    fc.property(kinds, pitch, pitch, where, where, (kind, pitchX, pitchY, x, y) => {
      const group = tile({ kind, pitchX, pitchY });
      const [stamp] = group.layers as readonly StampLayer[];
      if (!stamp) return;
      const boxes = flattenLayers(tiledLayers([{ ...group, x, y, layers: [{ ...stamp, x, y }] }], PLACE)).map(
        layerBounds,
      );
      for (const corner of [
        [0, 0],
        [PLACE.width, 0],
        [0, PLACE.height],
        [PLACE.width, PLACE.height],
      ] as const) {
        const near = boxes.some(
          (box) => Math.abs(box.x + 5000 - corner[0]) <= pitchX && Math.abs(box.y + 4000 - corner[1]) <= pitchY,
        );
        expect(near).toBe(true);
      }
      expect(boxes.every((box) => box.x > -20_000 && box.x < PLACE.width + 10_000)).toBe(true);
    }),
  );
});

test("what does not repeat keeps its identity, and what does is worked out once", () => {
  const { repeat: _, ...plain } = tile({ kind: "straight", pitchX: 15_000, pitchY: 12_000 });
  const layers = [plain];
  expect(tiledLayers(layers, PLACE)).toBe(layers);
  const group = tile({ kind: "straight", pitchX: 15_000, pitchY: 12_000 });
  expect(tiledLayers([group], PLACE)[0]).toBe(tiledLayers([group], PLACE)[0]);
});

test("a smaller size prints the same pattern smaller, below what the studio draws", () => {
  const area = { areaKindId: 1, ...PLACE, layers: [tile({ kind: "half-drop", pitchX: 5000, pitchY: 4000 })] };
  const small = areaOnGroup(area, { w: 50_000, h: 40_000 });
  expect(small.layers[0]).toMatchObject({
    x: 15_000,
    width: 5000,
    repeat: { kind: "half-drop", pitchX: 2500, pitchY: 2000 },
  });
});

test("whichever tile is in the frame, the one nearest to the middle is judged, the same side up", () => {
  const where = fc.integer({ min: -9, max: 9 });
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), where, where, (kind, column, row) => {
      const repeat = { kind, pitchX: 14_400, pitchY: 12_000 };
      const group = tile(repeat);
      const [dx, dy] = tileOffset(repeat, column, row);
      const [judged] = judgedLayers([movedLayer(group, dx, dy)], PLACE);
      expect(judged).toEqual(judgedLayers([group], PLACE)[0]);
      expect(judged).toMatchObject({ flipX: false, flipY: false });
      const [right, down] = [Math.abs((judged?.x ?? 0) - 50_000), Math.abs((judged?.y ?? 0) - 40_000)];
      expect(right <= 7200 && down <= 6000).toBe(true);
    }),
  );
});

test.each([
  ["as large as its place", 300_000, 4000],
  ["of four millimetres", 4000, 4000],
])(
  "a tile of 20 layers %s is drawn no more often than can be printed, in proportion on each size",
  (_, side, pitch) => {
    const place = { width: 300_000, height: 400_000 };
    const box = { x: 150_000, y: 200_000, width: side, height: side };
    const [layer] = tile(FINE).layers as readonly StampLayer[];
    if (!layer) throw new Error("No layer");
    const layers = Array.from({ length: MOST_IN_TILE }, (_, index) => ({ ...layer, ...box, id: `${index}` }));
    const group = { ...tile({ kind: "straight", pitchX: pitch, pitchY: pitch }), ...box, layers };
    expect(flattenLayers(tiledLayers([group], place)).length).toBeLessThan(25_000);
    expect(isTooMuch([group, group], place)).toBe(false);
    const small = areaOnGroup({ areaKindId: 1, ...place, layers: [group] }, { w: 150_000, h: 200_000 });
    const [pattern] = small.layers.filter(isPattern);
    if (!pattern) throw new Error("No pattern");
    expect(Math.abs(drawnRepeat(pattern, small).pitchX * 2 - drawnRepeat(group, place).pitchX)).toBeLessThanOrEqual(2);
  },
);

test("a pattern of one small layer is drawn as close as it was chosen", () => {
  const group = tile(FINE, { width: 3000, height: 3000 });
  expect(drawnRepeat(group, { width: 420_000, height: 594_000 })).toEqual(FINE);
});
