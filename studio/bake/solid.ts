import { blur, clamp, createField, type Field, smoothstep } from "./field.ts";
import type { Stage } from "./stage.ts";

export type Vector = readonly [number, number, number];

/** Distance in mm from a place to the surface of a solid, negative inside. x to the right, y up, z to the viewer. */
export type Solid = (x: number, y: number, z: number) => number;

export interface Scene {
  readonly solid: Solid;
  /** How far the camera looks down, radians. */
  readonly elevation: number;
  /** Height of the ground the solid stands on, mm. */
  readonly ground: number;
  /** A box around the solid in mm, to skip empty pixels: left, right, bottom, top as the camera sees it. */
  readonly bounds: readonly [number, number, number, number];
}

export interface Rendered {
  readonly mask: Field;
  readonly shade: Field;
  readonly gloss: Field;
  readonly shadow: Field;
}

const KEY = unit([-0.55, 0.62, 0.56]);
const FILL = unit([0.75, 0.2, 0.62]);
const STEPS = 90;
/** Brings the lit side of a white solid to white. */
const BRIGHTNESS = 1.14;

/**
 * Looks at a solid from far away (parallel rays). Shade, gloss and ground shadow come apart,
 * because the colour is chosen later.
 */
export function renderSolid(stage: Stage, scene: Scene): Rendered {
  const make = () => createField(stage.width, stage.height);
  const out = { mask: make(), shade: make(), gloss: make(), shadow: make() };
  const [left, right, bottom, top] = scene.bounds;
  const x0 = Math.max(1, Math.floor(stage.originX + left * stage.pxPerMm));
  const x1 = Math.min(stage.width - 2, Math.ceil(stage.originX + right * stage.pxPerMm));
  const y0 = Math.max(1, Math.floor(stage.originY - top * stage.pxPerMm));
  const y1 = Math.min(stage.height - 2, Math.ceil(stage.originY - bottom * stage.pxPerMm));
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) write(out, y * stage.width + x, [lookAt(stage, scene, x + 0.5, y + 0.5)]);
  }
  const rough = { mask: out.mask.data.slice(), shade: out.shade.data.slice(), gloss: out.gloss.data.slice() };
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const at = y * stage.width + x;
      if (isEdge(rough, at, stage.width)) write(out, at, lookFinely(stage, scene, x, y));
    }
  }
  castOnGround(stage, scene, out.shadow);
  return out;
}

interface Sight {
  readonly shade: number;
  readonly gloss: number;
}

function write(out: Rendered, at: number, sights: readonly (Sight | undefined)[]): void {
  const hits = sights.filter((sight) => sight !== undefined);
  if (hits.length === 0) return;
  out.mask.data[at] = hits.length / sights.length;
  out.shade.data[at] = hits.reduce((sum, hit) => sum + hit.shade, 0) / hits.length;
  out.gloss.data[at] = hits.reduce((sum, hit) => sum + hit.gloss, 0) / hits.length;
}

/** Only edges are worth nine rays for a pixel. */
function isEdge(rough: Readonly<Record<"mask" | "shade" | "gloss", Float32Array>>, at: number, width: number): boolean {
  return [-1, 1, -width, width].some((step) => {
    const differs = (field: Float32Array) => Math.abs((field[at] as number) - (field[at + step] as number));
    return differs(rough.mask) > 0.5 || differs(rough.shade) > 0.05 || differs(rough.gloss) > 0.08;
  });
}

function lookFinely(stage: Stage, scene: Scene, x: number, y: number): (Sight | undefined)[] {
  return Array.from({ length: 9 }, (_, i) =>
    lookAt(stage, scene, x + ((i % 3) + 0.5) / 3, y + (Math.floor(i / 3) + 0.5) / 3),
  );
}

function lookAt(stage: Stage, scene: Scene, px: number, py: number): Sight | undefined {
  const [sin, cos] = [Math.sin(scene.elevation), Math.cos(scene.elevation)];
  const view: Vector = [0, sin, cos];
  const sy = -(py - stage.originY) / stage.pxPerMm;
  // The picture plane through the origin: up on it is (0, cos, −sin).
  const start: Vector = [(px - stage.originX) / stage.pxPerMm, sy * cos, -sy * sin];
  let travelled = -160;
  for (let step = 0; step < STEPS && travelled < 200; step++) {
    const place = along(start, view, -travelled);
    const distance = scene.solid(...place);
    if (distance < 0.01) {
      const normal = normalAt(scene.solid, place);
      const open = openness(scene.solid, place, normal, 10);
      return { shade: diffuse(scene, place, normal) * BRIGHTNESS, gloss: reflected(normal, view) * open };
    }
    travelled += distance * 0.9;
  }
  return undefined;
}

function diffuse(scene: Scene, place: Vector, normal: Vector): number {
  const key = Math.max(0, dot(normal, KEY)) * lightReach(scene, place, normal, KEY);
  const fill = Math.max(0, dot(normal, FILL));
  const open = openness(scene.solid, place, normal, 14) * groundOpenness(scene, place, normal);
  const sky = 0.5 + 0.5 * normal[1];
  return 0.6 * key + 0.27 * fill + open * (0.3 + 0.22 * sky);
}

/** How much of a broad light gets past the solid itself. */
function lightReach(scene: Scene, place: Vector, normal: Vector, light: Vector): number {
  let reach = 1;
  let travelled = 1.2;
  for (let step = 0; step < 28 && travelled < 140; step++) {
    const [x, y, z] = along(along(place, normal, 0.6), light, travelled);
    const distance = scene.solid(x, y, z);
    reach = Math.min(reach, 0.5 + (distance * 4) / travelled);
    if (reach < 0) return 0;
    travelled += clamp(distance, 0.8, 8);
  }
  return smoothstep(0, 1, reach);
}

function openness(solid: Solid, place: Vector, normal: Vector, reach: number): number {
  let closed = 0;
  for (const [share, weight] of [
    [0.12, 0.32],
    [0.3, 0.26],
    [0.6, 0.22],
    [1, 0.2],
  ] as const) {
    const out = share * reach;
    const [x, y, z] = along(place, normal, out);
    closed += weight * clamp((out - solid(x, y, z)) / out, 0, 1);
  }
  return 1 - closed * 0.85;
}

function groundOpenness(scene: Scene, place: Vector, normal: Vector): number {
  const above = place[1] - scene.ground;
  return 1 - 0.5 * Math.exp(-above / 9) * (0.6 - 0.4 * normal[1]);
}

/** A studio: a tall window at the left with a bar, a soft strip at the right, everything paler at grazing angles (Schlick). */
function reflected(normal: Vector, view: Vector): number {
  const facing = dot(normal, view);
  const r: Vector = [
    2 * facing * normal[0] - view[0],
    2 * facing * normal[1] - view[1],
    2 * facing * normal[2] - view[2],
  ];
  const around = Math.atan2(r[0], r[2]);
  const window = band(around, -1.34, -0.7, 0.13) * band(r[1], -0.42, 0.82, 0.1);
  const strip = band(around, 1.3, 1.75, 0.24) * band(r[1], -0.5, 0.75, 0.14);
  const top = smoothstep(0.72, 0.96, r[1]);
  const grazing = 0.05 + 0.95 * (1 - Math.max(0, facing)) ** 5;
  return 0.3 * window + 0.13 * strip + 0.22 * top + 0.32 * grazing * (0.3 + 0.7 * smoothstep(-0.3, 0.5, r[1]));
}

function band(value: number, from: number, to: number, soft: number): number {
  return smoothstep(from - soft, from + soft, value) * (1 - smoothstep(to - soft, to + soft, value));
}

/** Where the ground lies in the solid's shade, as seen by the camera; soft further away. */
function castOnGround(stage: Stage, scene: Scene, shadow: Field): void {
  const [sin, cos] = [Math.sin(scene.elevation), Math.cos(scene.elevation)];
  const light = unit([-0.36, 1, 0.34]);
  const step = 3;
  for (let py = 0; py < stage.height; py += step) {
    for (let px = 0; px < stage.width; px += step) {
      const sx = (px + step / 2 - stage.originX) / stage.pxPerMm;
      const sy = -(py + step / 2 - stage.originY) / stage.pxPerMm;
      // The place on the ground that this pixel sees.
      const travelled = (scene.ground - sy * cos) / sin;
      const place: Vector = [sx, scene.ground, -sy * sin + travelled * cos];
      if (Math.abs(place[2]) > 160) continue;
      const dark = groundShade(scene, place, light);
      for (let j = 0; j < step; j++)
        shadow.data.fill(dark, (py + j) * stage.width + px, (py + j) * stage.width + Math.min(stage.width, px + step));
    }
  }
  const soft = blur(shadow, 4);
  for (let i = 0; i < shadow.data.length; i++) {
    const [x, y] = [i % stage.width, Math.floor(i / stage.width)];
    const inset = Math.min(x, y, stage.width - 1 - x, stage.height - 1 - y);
    shadow.data[i] = (soft.data[i] as number) * smoothstep(2, stage.width * 0.05, inset);
  }
}

function groundShade(scene: Scene, place: Vector, light: Vector): number {
  let reach = 1;
  let travelled = 0.5;
  for (let step = 0; step < 40 && travelled < 190; step++) {
    const [x, y, z] = along(place, light, travelled);
    const distance = scene.solid(x, y, z);
    reach = Math.min(reach, 0.5 + (distance * 2.2) / travelled);
    if (reach < 0) break;
    travelled += clamp(distance, 1, 10);
  }
  const near = scene.solid(place[0], place[1] + 0.5, place[2]);
  const away = Math.max(0, near);
  const cast = 0.3 * (1 - smoothstep(0, 1, reach)) * Math.exp(-away / 34);
  const contact = 0.34 * Math.exp(-away / 5) + 0.13 * Math.exp(-away / 18);
  // Ends before the picture does, or its frame would show.
  return Math.max(0, cast + contact - 0.008) * (1 - smoothstep(28, 62, away));
}

function normalAt(solid: Solid, [x, y, z]: Vector): Vector {
  const e = 0.05;
  return unit([
    solid(x + e, y, z) - solid(x - e, y, z),
    solid(x, y + e, z) - solid(x, y - e, z),
    solid(x, y, z + e) - solid(x, y, z - e),
  ]);
}

function along(from: Vector, direction: Vector, by: number): Vector {
  return [from[0] + direction[0] * by, from[1] + direction[1] * by, from[2] + direction[2] * by];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function unit(v: Vector): Vector {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}
