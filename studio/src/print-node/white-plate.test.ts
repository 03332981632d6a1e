import { pixelsAt } from "@surimono/domain/kernel";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type Raster, whitePlate } from "../plates/index.ts";
import { areaOf, shapeLayer, textLayer } from "../scene/design.fixture.ts";
import { createNodeAssets, renderArea } from "./index.ts";
import { packRows } from "./pack-rows.ts";
import { wrapPng } from "./png-file.ts";

const GROUND = "#101820";
/** Two pixels at 300 dpi. */
const CHOKE = 169;
const SIDE = 100;

/** A square of one colour, 20 pixels wide, in the middle. */
function square(red: number, green: number, blue: number, alpha = 255): Raster {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 40; y < 60; y++) for (let x = 40; x < 60; x++) data.set([red, green, blue, alpha], (y * SIDE + x) * 4);
  return { data, width: SIDE, height: SIDE };
}

const laid = (plate: Uint8Array): number => plate.filter((value) => value === 255).length;

test("white lies under all colour, drawn in by the choke", async () => {
  expect(laid(whitePlate(square(200, 10, 10), 300, { choke: 0, ground: GROUND }))).toBe(20 * 20);
  expect(laid(whitePlate(square(200, 10, 10), 300, { choke: CHOKE, ground: GROUND }))).toBe(16 * 16);
});

test("white art keeps every pixel: the plate is all that is printed of it", async () => {
  const plate = whitePlate(square(255, 255, 255), 300, { choke: CHOKE, ground: GROUND });
  expect(laid(plate)).toBe(20 * 20);
  const soft = whitePlate(square(255, 255, 255, 128), 300, { choke: CHOKE, ground: GROUND });
  expect(soft.filter((value) => value === 128).length).toBe(20 * 20);
});

test("art in the colour of the cloth is knocked out, and what is nearly so fades", async () => {
  expect(laid(whitePlate(square(0x10, 0x18, 0x20), 300, { choke: 0, ground: GROUND }))).toBe(0);
  const near = whitePlate(square(0x10 + 26, 0x18, 0x20), 300, { choke: 0, ground: GROUND });
  const [middle = 0] = near.subarray(50 * SIDE + 50);
  expect(middle).toBeGreaterThan(60);
  expect(middle).toBeLessThan(200);
});

test("a hairline of white survives the choke, where one of colour does not", async () => {
  const hairline = async (red: number, green: number, blue: number) => {
    const data = new Uint8ClampedArray(SIDE * SIDE * 4);
    for (let y = 0; y < SIDE; y++) data.set([red, green, blue, 255], (y * SIDE + 50) * 4);
    return laid(whitePlate({ data, width: SIDE, height: SIDE }, 300, { choke: CHOKE, ground: GROUND }));
  };
  expect(await hairline(255, 255, 255)).toBe(SIDE);
  expect(await hairline(255, 0, 0)).toBe(0);
});

describe("of a drawn design", () => {
  const area = areaOf([
    shapeLayer("star", { fill: "#d9240f", width: 60_000, height: 60_000, rotation: 12_000 }),
    textLayer("摺物", { color: "#2f6fd0", fontSize: 20_000, opacity: 700 }),
    shapeLayer("heart", { fill: GROUND, x: 20_000, y: 20_000, width: 20_000, height: 20_000 }),
  ]);

  test.each([0, 85, 200, 500])("the plate is within the art eroded by %i µm", async (choke) => {
    const raster = renderArea(area, 300, await createNodeAssets([area], async () => Buffer.alloc(0)));
    const plate = whitePlate(raster, 300, { choke, ground: GROUND });
    const eroded = erode(raster, pixelsAt(choke, 300));
    let outside = 0;
    for (let index = 0; index < plate.length; index++)
      if ((plate[index] as number) > (eroded[index] as number)) outside++;
    expect(outside).toBe(0);
    expect(laid(plate)).toBeGreaterThan(10_000);
  });
});

test("without a ground, as on film, a line thinner than twice the choke keeps its white, and the rest is drawn in", async () => {
  // Film holds lines of 265 µm. These are 300, one of them aslant.
  const box = { fill: "#d9240f", height: 30_000, y: 20_000 } as const;
  const area = areaOf([
    shapeLayer("rectangle", { ...box, x: 20_000, width: 300 }),
    shapeLayer("rectangle", { ...box, x: 40_000, width: 300, rotation: 30_000 }),
    shapeLayer("rectangle", { ...box, x: 70_000, width: 20_000 }),
  ]);
  const raster = renderArea(area, 300, await createNodeAssets([area], async () => Buffer.alloc(0)));
  const film = whitePlate(raster, 300, { choke: CHOKE });
  const over = whitePlate(raster, 300, { choke: CHOKE, ground: GROUND });
  const split = Math.round((55_000 * 300) / 25_400);
  let [thin, white, before, other] = [0, 0, 0, 0];
  for (let index = 0; index < film.length; index++) {
    const alpha = raster.data[index * 4 + 3] as number;
    if (index % raster.width > split) {
      if (film[index] !== over[index]) other++;
    } else {
      if (alpha > 0) thin++;
      if (alpha > 0 && film[index] === alpha) white++;
      before += over[index] as number;
    }
  }
  expect(thin).toBeGreaterThan(2000);
  expect(white).toBe(thin);
  expect([before, other]).toEqual([0, 0]);
});

test("the plate's file is grey, of the same size, and says its resolution", async () => {
  const raster = square(200, 10, 10);
  const plate = whitePlate(raster, 300, { choke: CHOKE, ground: GROUND });
  const pixels = { data: plate, width: SIDE, height: SIDE, channels: 1 } as const;
  const file = wrapPng(pixels, await packRows(pixels), { dpi: 300 });
  const { width, height, channels, density, space } = await sharp(file).metadata();
  expect({ width, height, channels, density, space }).toEqual({
    ...{ width: SIDE, height: SIDE, channels: 1, density: 300, space: "b-w" },
  });
  expect(new Uint8Array(await sharp(file).extractChannel(0).raw().toBuffer())).toEqual(plate);
});

test("soft art is drawn in without specks", () => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let index = 0; index < SIDE * SIDE; index++) data.set([200, 10, 10, 100 + (index % SIDE)], index * 4);
  const plate = whitePlate({ data, width: SIDE, height: SIDE }, 300, { choke: CHOKE, ground: GROUND });
  expect([...plate.subarray(50 * SIDE, 50 * SIDE + 5)]).toEqual([100, 100, 100, 101, 102]);
});

/** The darkest alpha within this many pixels up and down, then left and right: written independently of the plate's, and slower. */
function erode({ data, width, height }: Raster, by: number): Uint8Array {
  const alpha = Uint8Array.from({ length: width * height }, (_, index) => data[index * 4 + 3] as number);
  const pass = (from: Uint8Array, step: number, at: (index: number) => number, size: number): Uint8Array =>
    from.map((_, index) => {
      let least = 255;
      for (let move = -by; move <= by; move++) {
        const place = at(index) + move;
        if (place >= 0 && place < size) least = Math.min(least, from[index + move * step] as number);
      }
      return least;
    });
  const columns = pass(alpha, width, (index) => Math.floor(index / width), height);
  return pass(columns, 1, (index) => index % width, width);
}
