import { SILK_SCREEN } from "@surimono/domain/catalogue";
import {
  type GroupLayer,
  type ImageLayer,
  type Layer,
  labOf,
  type PictureEffect,
  type ShapeLayer,
  type TextLayer,
} from "@surimono/domain/designs";
import type { RectUm } from "@surimono/domain/kernel";
import { FONTS, layerFacts, measureLayer, stampRatio } from "@surimono/studio/scene";
import {
  groupLayer,
  imageLayer,
  qrLayer,
  shapeLayer,
  stampLayer,
  textLayer,
} from "../../../../../studio/src/scene/design.fixture.ts";
import { CORPUS_PICTURES } from "./corpus-pictures.fixture.ts";
import { heldBy, type Site } from "./site.fixture.ts";

/** A layer within the box, or undefined where the method cannot hold it there. */
type Maker = (site: Site, box: RectUm) => Layer | undefined;

const LINES = [
  "摺物",
  "SURIMONO",
  "令和8年",
  "大漁祈願",
  "髙﨑𠮷野",
  "ありがとう",
  "Since 2026",
  "夜ふかし、\n上等。",
  "「祭」だ！",
];
const RUBY = ["祭《まつり》", "漢字《かんじ》と仮名《かな》"];
const BENT = ["まわるまわる Round ", "夏祭り実行委員会・"];

const middleOf = ({ x, y, w, h }: RectUm) => ({ x: Math.round(x + w / 2), y: Math.round(y + h / 2) });

/** Turned, it is as large as this within the box. */
function turned(
  { dice }: Site,
  { w, h }: RectUm,
): { readonly rotation: number; readonly w: number; readonly h: number } {
  if (dice.happens(55)) return { rotation: 0, w, h };
  if (dice.happens(30)) return { rotation: dice.one([90_000, 270_000]), w: h, h: w };
  const side = Math.floor(Math.min(w, h) / Math.SQRT2);
  return { rotation: dice.between(1, 359_999), w: side, h: side };
}

const haze = ({ dice, takesHaze }: Site) => (takesHaze && dice.happens(25) ? { opacity: dice.between(400, 950) } : {});

const text: Maker = (site, box) => {
  const { dice, inks, shelf } = site;
  const { rotation, w, h } = turned(site, box);
  const held = heldBy(site);
  const isBent = dice.happens(20);
  const isRuby = !isBent && dice.happens(20);
  const look: Partial<TextLayer> = {
    ...middleOf(box),
    ...{ rotation, color: dice.one(inks), fontId: dice.one(FONTS).id, fontSize: 10_000 },
    ...{ align: dice.one(["start", "center", "end"] as const), letterSpacing: dice.one([0, 0, 100, -40]) },
    direction: !isBent && dice.happens(40) ? "vertical" : "horizontal",
    ...(isBent && { curve: dice.one([90_000, 200_000, -150_000, 360_000]) }),
    ...(isRuby && { ruby: true as const }),
    ...(dice.happens(20) && { combinedDigits: dice.between(1, 4), joinSpacing: 250 }),
    ...(dice.happens(25) && { outline: { color: dice.one(inks), width: held.line * 2 } }),
    ...haze(site),
  };
  const layer = textLayer(dice.one(isRuby ? RUBY : isBent ? BENT : LINES), look);
  if (inks.length > 1 && dice.happens(25)) return withShadow(site, layer, { w: w - 4000, h: h - 4000 });
  return fitText(site, layer, { w, h }, shelf);
};

function withShadow(site: Site, layer: TextLayer, room: { readonly w: number; readonly h: number }) {
  const { dice, inks, shelf } = site;
  const own = { ...layer, rotation: 0 };
  return fitText(site, { ...own, shadow: { color: dice.one(inks), x: 900, y: -700 } }, room, shelf);
}

/** In letters as large as the room takes; undefined where the method would lose some of it. */
function fitText(
  site: Site,
  layer: TextLayer,
  room: { readonly w: number; readonly h: number },
  { text: shaper }: Site["shelf"],
) {
  const held = heldBy(site);
  let own = layer;
  for (let tries = 0; tries < 6; tries++) {
    const { width, height } = measureLayer(own, shaper);
    const share = Math.min(room.w / width, room.h / height);
    if (share >= 1 && share < 1.15) break;
    own = { ...own, fontSize: Math.floor(own.fontSize * share * 0.97) };
    if (own.fontSize < 1000) return undefined;
  }
  const measured = measureLayer(own, shaper);
  const facts = layerFacts(measured, { text: shaper, stamp: () => undefined });
  const isHeld = (facts?.thinnest ?? held.line) >= held.line && own.fontSize >= held.em * (own.ruby ? 2 : 1);
  const isFit = measured.width <= room.w && measured.height <= room.h;
  return isHeld && isFit && (facts?.missing ?? []).length === 0 ? measured : undefined;
}

const SHAPES = ["rectangle", "ellipse", "triangle", "star", "heart", "line"] as const;

const shape: Maker = (site, box) => {
  const { dice, inks } = site;
  const held = heldBy(site);
  const { rotation, w, h } = turned(site, box);
  const kind = dice.one(SHAPES);
  const stroke = dice.happens(40) ? dice.between(held.line, held.line * 3) : 0;
  const height = kind === "line" ? held.line * 2 : Math.floor(h * 0.9) - stroke;
  const width = Math.floor(w * 0.9) - stroke;
  if (Math.min(width, height) < held.line) return undefined;
  return shapeLayer(kind, {
    ...middleOf(box),
    ...{ rotation, width, height, fill: dice.one(inks) },
    ...(stroke > 0 && { stroke: { color: dice.one(inks), width: stroke } }),
    ...haze(site),
  } satisfies Partial<ShapeLayer>);
};

const stamp: Maker = (site, box) => {
  const { dice, inks, shelf } = site;
  const drawing = dice.one(shelf.stamps);
  const { rotation, w, h } = turned(site, box);
  const ratio = stampRatio(drawing);
  const width = Math.floor(Math.min(w, h * ratio));
  const layer = stampLayer(drawing.id, {
    ...middleOf(box),
    ...{ rotation, width, height: Math.floor(width / ratio), flipX: dice.happens(30) },
    inks: drawing.inks.map(() => dice.one(inks)),
    ...haze(site),
  });
  const facts = layerFacts(layer, { text: shelf.text, stamp: () => drawing });
  return (facts?.thinnest ?? 0) >= heldBy(site).line ? layer : undefined;
};

const CODES = ["https://surimono.example/", "WIFI:T:WPA;S:摺物;P:surimono;;"];
const LEAST_CODE = 31_000;
/** Lightness of cloth that a code can be printed on without a ground of its own. */
const PAPERLIKE = 75;

const code: Maker = (site, box) => {
  const { dice, least, method, inks, color } = site;
  const side = Math.floor(Math.min(box.w, box.h));
  // A dark code on white; by silk screen in the inks that there are, on light goods only.
  if (side * least < LEAST_CODE || !inks.includes("#1a1a1a")) return undefined;
  const isSpot = method.methodId === SILK_SCREEN;
  if (isSpot && labOf(color)[0] < PAPERLIKE) return undefined;
  const place = { ...middleOf(box), width: side, height: side };
  const onWhite = qrLayer(dice.one(CODES), { ...place, color: "#1a1a1a", ground: "#ffffff" });
  const { ground: _, ...bare } = onWhite;
  return isSpot ? bare : onWhite;
};

const MASKS = ["rounded", "ellipse", "triangle", "star", "heart"] as const;
/** So many pixels an inch, and some to spare. */
const FINE_DPI = 160;

const picture: Maker = (site, box) => {
  const { dice, method, shelf, inks } = site;
  const { rotation, w, h } = turned(site, box);
  const isSpot = method.methodId === SILK_SCREEN;
  const name = dice.one(isSpot ? (["logo"] as const) : (["photo", "photo", "logo", "scan", "plate"] as const));
  if (name === "logo" && !inks.includes("#1b2a49")) return undefined;
  const assetId = CORPUS_PICTURES[name];
  const { pixelWidth = 0, pixelHeight = 0, thinnest } = shelf.pictures[assetId] ?? {};
  const crop = dice.happens(30) ? { left: 10_000, top: 5000, width: 80_000, height: 90_000 } : undefined;
  if (thinnest !== undefined && (thinnest * w) / pixelWidth < heldBy(site).line) return undefined;
  if (Math.max(w / pixelWidth, h / pixelHeight) * 1.25 > 25_400 / FINE_DPI) return undefined;
  return imageLayer(assetId, {
    ...middleOf(box),
    ...{ rotation, width: w, height: h, pixelWidth, pixelHeight, flipX: dice.happens(20), flipY: dice.happens(10) },
    ...(crop && { crop }),
    ...(name === "scan" && { ground: { color: "#fdfcfa", tolerance: 20, softness: 10 } }),
    ...(name !== "logo" && name !== "scan" && photoLook(site)),
    ...haze(site),
  });
};

function photoLook(site: Site): Partial<ImageLayer> {
  const { dice } = site;
  return {
    ...(dice.happens(30) && { mask: dice.one(MASKS) }),
    ...(dice.happens(30) && { adjust: { brightness: 8, contrast: 10, saturation: dice.between(-100, 0) } }),
    ...(dice.happens(40) && { effect: effectOf(site) }),
    ...(dice.happens(15) && { worn: dice.between(300, 1500) }),
  };
}

function effectOf(site: Site): PictureEffect {
  const { dice, inks } = site;
  const ink = dice.one(inks);
  const effects: readonly PictureEffect[] = [
    { kind: "posterise", levels: dice.between(3, 8) },
    { kind: "duotone", dark: ink, light: dice.one(inks) },
    { kind: "grain", size: dice.between(300, 1500), strength: dice.between(10, 60) },
    { kind: "halftone", ink, ruling: dice.between(8, 14), angle: dice.one([0, 15, 45, 75] as const) },
    { kind: "lines", ink, width: dice.between(700, 1500), detail: 40 },
    { kind: "woodcut", ink, width: dice.between(700, 1500), cover: 60 },
    { kind: "riso", inks: [ink, dice.one(inks)], screen: "dots", ruling: dice.between(8, 14), shift: 400 },
  ];
  return dice.one(effects);
}

const group: Maker = (site, box) => {
  const half = { ...box, w: Math.floor(box.w / 2) - 500 };
  const layers = [half, { ...half, x: box.x + half.w + 1000 }].flatMap((part) => {
    const own = Math.min(part.w, part.h) < 5000 ? undefined : (shape(site, part) ?? stamp(site, part));
    return own ? [own] : [];
  });
  const size = { ...middleOf(box), width: box.w, height: box.h };
  return layers.length === 0 ? undefined : groupLayer(layers, { ...size, ...haze(site) } satisfies Partial<GroupLayer>);
};

export const MAKERS: Readonly<Record<string, Maker>> = { text, shape, stamp, code, picture, group };

/** Of one of these kinds, or a plain shape where the box takes none of them. */
export function anyLayer(site: Site, box: RectUm, kinds: readonly string[]): Layer | undefined {
  for (let tries = 0; tries < 4; tries++) {
    const made = MAKERS[site.dice.one(kinds)]?.(site, box);
    if (made) return made;
  }
  return shape(site, box);
}
