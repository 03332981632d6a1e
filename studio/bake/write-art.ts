import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { ViewId } from "@surimono/domain/catalogue";
import { seededRandom } from "@surimono/domain/kernel";
import sharp, { type Sharp } from "sharp";
import {
  type ArtFile,
  type ArtLayers,
  type ArtLine,
  type ArtSurface,
  type ArtView,
  type CutGoods,
  DARK_GLASS,
  type LayerName,
} from "../src/mockup/index.ts";
import { bentApart } from "./bend.ts";
import { blur, clamp, createField, type Field } from "./field.ts";
import type { Goods } from "./goods.ts";
import { softOutline } from "./soft-outline.ts";

/** Flat cloth is a little below white, so that white goods have room for light as well as for shade. */
const EXPOSURE = 0.955;
/** Of small pictures, for goods that lie and for those that are worn or hang, whose shadows are softer and which a grid bends besides. */
const DISPLACEMENT_WIDTH = { flat: 375, bent: 300 } as const;
const SHADOW_WIDTH = { flat: 500, bent: 250 } as const;
const FAINTEST = 0.012;
/** Warm grey, as the shop's paper throws it back. */
export const SHADE_ON_PAPER = [52, 44, 40] as const;

type MutableLayers = { -readonly [Name in keyof ArtLayers]: ArtLayers[Name] };

export interface BakedView {
  readonly viewId: ViewId;
  readonly goods: Goods;
  readonly surface: ArtSurface;
  readonly lines: readonly ArtLine[];
  /** Alpha of what falls on the ground, full size. */
  readonly shadow: Field;
  /** Pixels; left out, as of other goods that lie or are worn. */
  readonly shadowWidth?: number;
  readonly grain?: BakedGrain;
  /** Another view, before this one, whose picture is this one's too. */
  readonly looksLike?: ViewId;
  /** Light that adds to the goods' own colour, such as a reflection in a glaze; full size. */
  readonly gloss?: Field;
  /** Light and shade of what is seen through: from -1, black, to 1, white; full size. */
  readonly glass?: Field;
  /** One above the other: for clear goods, and for dyed ones; in the same measure. */
  readonly edge?: readonly [Field, Field];
  readonly cutGoods?: CutGoods;
  /** The goods are not laid flat: prints are bent with them, by a grid beside the picture of folds. */
  readonly isBent?: boolean;
  /** Of a photograph's shade and light: its fine grain hides what drawn shades would show. */
  readonly isPhotograph?: boolean;
}

export interface BakedGrain {
  readonly side: number;
  /** Factor around 1, and light from 0. */
  readonly shade: Field;
  readonly light: Field;
}

export interface BakedSilhouette {
  readonly silhouette: string;
  /** µm */
  readonly referenceWidth: number;
  readonly views: readonly BakedView[];
}

export async function writeArt(artRoot: string, baked: BakedSilhouette): Promise<void> {
  const folder = join(artRoot, baked.silhouette);
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) await rm(join(folder, file));
  const views: Partial<Record<ViewId, ArtView>> = {};
  const files = new Map<string, string>();
  for (const view of baked.views) {
    const twin = view.looksLike && views[view.looksLike];
    views[view.viewId] = twin ?? (await sharing(files, folder, await writeView(folder, view)));
  }
  const file: ArtFile = { silhouette: baked.silhouette, referenceWidth: baked.referenceWidth, views };
  // The nodes of a bend in one line.
  const text = JSON.stringify(file, null, 2).replaceAll(/\[[\s\d,-]+\]/g, (numbers) => numbers.replaceAll(/\s+/g, ""));
  await writeFile(join(folder, "art.json"), `${text}\n`);
}

/** A layer that another view has to the byte is kept once. `files`: their names by what they hold. */
async function sharing(files: Map<string, string>, folder: string, view: ArtView): Promise<ArtView> {
  const layers: MutableLayers = { ...view.layers };
  for (const [layer, file] of Object.entries(view.layers) as [LayerName, string][]) {
    const bytes = await readFile(join(folder, file), "base64");
    const first = files.get(bytes) ?? file;
    files.set(bytes, first);
    if (first !== file) await rm(join(folder, file));
    layers[layer] = first;
  }
  return { ...view, layers };
}

async function writeView(folder: string, view: BakedView): Promise<ArtView> {
  const { goods, viewId } = view;
  const { stage } = goods;
  const layers: MutableLayers = {
    mask: `${viewId}-mask.webp`,
    multiply: `${viewId}-multiply.webp`,
    screen: `${viewId}-screen.webp`,
    shadow: `${viewId}-shadow.webp`,
  };
  const path = (name: string) => join(folder, name);
  const kind = view.isBent ? "bent" : "flat";
  const quality = view.isPhotograph ? { shade: 87, light: 78, label: 84 } : { shade: 94, light: 90, label: 92 };
  const outline = view.isBent ? softOutline(goods.mask) : goods.mask;
  await alphaImage(outline).webp({ lossless: true, effort: 5 }).toFile(path(layers.mask));
  await greyImage(multiplyOf(goods)).webp({ quality: quality.shade, effort: 5 }).toFile(path(layers.multiply));
  await greyImage(screenOf(goods, view.gloss)).webp({ quality: quality.light, effort: 5 }).toFile(path(layers.screen));
  await shadowImage(view.shadow, view.shadowWidth ?? SHADOW_WIDTH[kind])
    .webp({ quality: 80, alphaQuality: 90, effort: 5 })
    .toFile(path(layers.shadow));
  if (goods.cover.data.some((share) => share > 0)) {
    layers.cover = `${viewId}-cover.webp`;
    await alphaImage(goods.cover).webp({ lossless: true, effort: 5 }).toFile(path(layers.cover));
  }
  if (goods.labels.length > 0) {
    layers.label = `${viewId}-label.webp`;
    await canvasImage(stacked(goods.labels))
      .webp({ quality: quality.label, alphaQuality: 95, effort: 5 })
      .toFile(path(layers.label));
  }
  if (view.glass) {
    layers.glass = `${viewId}-glass.webp`;
    await glassImage(view.glass).webp({ quality: 75, alphaQuality: 82, effort: 5 }).toFile(path(layers.glass));
  }
  if (view.edge) {
    layers.edge = `${viewId}-edge.webp`;
    await edgeImage(view.edge).webp({ lossless: true, effort: 5 }).toFile(path(layers.edge));
  }
  const bent = view.isBent ? bentApart(goods) : undefined;
  const displacementPx = await writeDisplacement(
    bent?.goods ?? goods,
    path(`${viewId}-displacement.webp`),
    DISPLACEMENT_WIDTH[kind],
  );
  if (displacementPx > 0) layers.displacement = `${viewId}-displacement.webp`;
  if (view.grain) {
    layers.grain = `${viewId}-grain.webp`;
    await grainImage(view.grain).webp({ quality: 88, effort: 5 }).toFile(path(layers.grain));
  }
  return {
    width: stage.width,
    height: stage.height,
    pxPerMm: stage.pxPerMm,
    originPx: { x: stage.originX, y: stage.originY },
    surface: view.surface,
    layers,
    displacementPx,
    ...(bent ? { bend: bent.bend } : {}),
    ...(view.grain ? { grainPx: view.grain.side } : {}),
    ...(view.cutGoods ? { cutGoods: view.cutGoods } : {}),
    lines: view.lines,
  };
}

/** Dithered, or wide soft shades would show steps. */
function multiplyOf(goods: Goods): Field {
  const random = seededRandom(11);
  const out = createField(goods.mask.width, goods.mask.height, 1);
  for (let i = 0; i < out.data.length; i++) {
    const dither = (random() - 0.5) / 255;
    if ((goods.mask.data[i] as number) > 0)
      out.data[i] = Math.min(1, (goods.shade.data[i] as number) * EXPOSURE + dither);
  }
  return bled(out, goods.mask);
}

function screenOf(goods: Goods, gloss?: Field): Field {
  const out = createField(goods.mask.width, goods.mask.height);
  for (let i = 0; i < out.data.length; i++) {
    if ((goods.mask.data[i] as number) === 0) continue;
    const above = Math.max(0, (goods.shade.data[i] as number) - 0.99);
    out.data[i] = clamp(1.15 * above + (gloss ? (gloss.data[i] as number) : 0), 0, 1);
  }
  return out;
}

/** Continues the edge's values outside the mask: shrinking the picture must not pull the ground in. */
function bled(field: Field, mask: Field): Field {
  const weight = blur(mask, 4);
  const sum = blur({ ...field, data: field.data.map((value, i) => value * (mask.data[i] as number)) }, 4);
  for (let i = 0; i < field.data.length; i++) {
    if ((mask.data[i] as number) > 0) continue;
    const near = weight.data[i] as number;
    field.data[i] = near > 0.004 ? (sum.data[i] as number) / near : EXPOSURE;
  }
  return field;
}

async function writeDisplacement(goods: Goods, path: string, width: number): Promise<number> {
  const { stage } = goods;
  const soft = [goods.shiftX, goods.shiftY].map((shift) => blur(shift, 4));
  let reach = 0;
  for (const shift of soft) for (const value of shift.data) reach = Math.max(reach, Math.abs(value));
  reach *= stage.pxPerMm;
  if (reach < 0.5) return 0;
  const height = Math.round((width * stage.height) / stage.width);
  const bytes = Buffer.alloc(width * height * 2);
  soft.forEach((shift, part) => {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at =
          Math.floor(((y + 0.5) * stage.height) / height) * stage.width + Math.floor(((x + 0.5) * stage.width) / width);
        const value = ((shift.data[at] as number) * stage.pxPerMm) / reach;
        bytes[part * width * height + y * width + x] = Math.round(128 - value * 127);
      }
    }
  });
  await sharp(bytes, { raw: { width, height: height * 2, channels: 1 } })
    .webp({ quality: 92, effort: 5 })
    .toFile(path);
  return Math.round(reach * 100) / 100;
}

function greyImage(field: Field): Sharp {
  const bytes = Buffer.alloc(field.data.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Math.round(clamp(field.data[i] as number, 0, 1) * 255);
  return sharp(bytes, { raw: { width: field.width, height: field.height, channels: 1 } });
}

function alphaImage(field: Field): Sharp {
  const bytes = Buffer.alloc(field.data.length * 4);
  for (let i = 0; i < field.data.length; i++) bytes[i * 4 + 3] = Math.round(clamp(field.data[i] as number, 0, 1) * 255);
  return sharp(bytes, { raw: { width: field.width, height: field.height, channels: 4 } });
}

/** Small, for it is soft. */
function shadowImage(field: Field, width: number): Sharp {
  const bytes = Buffer.alloc(field.data.length * 4);
  for (let i = 0; i < field.data.length; i++) {
    bytes.set([...SHADE_ON_PAPER, Math.round(clamp(field.data[i] as number, 0, 1) * 255)], i * 4);
  }
  const image = sharp(bytes, { raw: { width: field.width, height: field.height, channels: 4 } });
  return image.resize(width);
}

/** Black and white by their share; what is hardly there is left out. */
function glassImage(field: Field): Sharp {
  const bytes = Buffer.alloc(field.data.length * 4);
  field.data.forEach((light, i) => {
    const share = Math.max(0, Math.abs(light) - FAINTEST) / (1 - FAINTEST);
    bytes.set([...(light < 0 ? DARK_GLASS : [255, 255, 255]), Math.round(share * 255)], i * 4);
  });
  return sharp(bytes, { raw: { width: field.width, height: field.height, channels: 4 } });
}

function edgeImage(edges: readonly [Field, Field]): Sharp {
  const [{ width, height }] = edges;
  const bytes = Buffer.from(edges.flatMap(({ data }) => Array.from(data, (light) => Math.round(128 + light * 127))));
  return sharp(bytes, { raw: { width, height: height * 2, channels: 1 } });
}

function grainImage(grain: BakedGrain): Sharp {
  const { side } = grain;
  const bytes = Buffer.alloc(side * side * 2);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      bytes[y * side * 2 + x] = Math.round(clamp(grain.shade.data[y * side + x] as number, 0, 1) * 255);
      bytes[y * side * 2 + side + x] = Math.round(clamp(grain.light.data[y * side + x] as number, 0, 1) * 255);
    }
  }
  return sharp(bytes, { raw: { width: side * 2, height: side, channels: 1 } });
}

function stacked(canvases: readonly Canvas[]): Canvas {
  const first = canvases[0];
  if (!first) throw new Error("nothing to stack");
  const out = createCanvas(first.width, first.height);
  for (const canvas of canvases) out.getContext("2d").drawImage(canvas, 0, 0);
  return out;
}

function canvasImage(canvas: Canvas): Sharp {
  const { width, height } = canvas;
  const pixels = canvas.getContext("2d").getImageData(0, 0, width, height).data;
  return sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 4 } });
}
