import { INK_ON_GOODS, SILK_SCREEN, WHITE_INK_JET } from "@surimono/domain/catalogue";
import {
  type AreaDesign,
  distance94,
  type ImageLayer,
  type Layer,
  labOf,
  type ProblemCode,
  type TextLayer,
} from "@surimono/domain/designs";
import { measureLayer } from "@surimono/studio/scene";
import { imageLayer, qrLayer, shapeLayer, textLayer } from "../../../../../studio/src/scene/design.fixture.ts";
import type { CorpusDocument } from "./corpus-document.fixture.ts";
import { CORPUS_PICTURES, type CorpusPicture } from "./corpus-pictures.fixture.ts";
import { heldBy, type Site } from "./site.fixture.ts";

/** A mistake that a customer makes. */
export interface CorpusFault {
  readonly name: string;
  readonly code: ProblemCode;
  /** Whether it can be made on such goods. */
  readonly fits: (site: Site) => boolean;
  /** In place of what was drawn there. */
  readonly layers: (site: Site) => readonly Layer[];
  readonly also?: readonly ProblemCode[];
}

const middle = ({ rect }: Site) => ({ x: Math.round(rect.w / 2), y: Math.round(rect.h / 2) });
const part = (site: Site, share: number) => Math.floor(Math.min(site.rect.w, site.rect.h) * share);

function words(site: Site, text: string, change: Partial<TextLayer> = {}): Layer {
  const { inks, shelf } = site;
  const layer = textLayer(text, {
    ...middle(site),
    ...{ fontId: "noto-sans-jp-900", fontSize: part(site, 0.16), color: inks[0] ?? "#1a1a1a" },
    ...change,
  });
  return measureLayer(layer, shelf.text);
}

function upload(site: Site, name: CorpusPicture, change: Partial<ImageLayer> = {}): Layer {
  const { pixelWidth = 1, pixelHeight = 1 } = site.shelf.pictures[CORPUS_PICTURES[name]] ?? {};
  const width = part(site, 0.5);
  return imageLayer(CORPUS_PICTURES[name], {
    ...middle(site),
    ...{ width, height: Math.floor((width * 2) / 3), pixelWidth, pixelHeight },
    ...change,
  });
}

const isSpot = ({ method }: Site) => method.methodId === SILK_SCREEN;
const isColorful = (site: Site) => !isSpot(site);
const isRoomy = (site: Site) => Math.min(site.rect.w, site.rect.h) * site.least >= 60_000 && !site.outline;
/** Colours are laid over white or film, which hides the goods. */
const isOpaque = ({ method }: Site) => ["white", "film"].includes(INK_ON_GOODS[method.methodId]);
const isDark = ({ color }: Site) => labOf(color)[0] < 45;

export const CORPUS_FAULTS: readonly CorpusFault[] = [
  {
    ...{ name: "mirrored words", code: "designs/mirrored-text", fits: isRoomy },
    layers: (site) => [words(site, "摺物", { flipX: true })],
  },
  {
    ...{ name: "words at one hundredth", code: "designs/invisible-layer", fits: isColorful },
    layers: (site) => [...base(site), words(site, "摺物", { opacity: 10, y: site.rect.h - part(site, 0.28) })],
  },
  {
    ...{ name: "words wholly covered", code: "designs/covered", fits: isRoomy },
    layers: (site) => [
      words(site, "摺物"),
      shapeLayer("rectangle", { ...box(site, 0.7), fill: site.inks[0] ?? "#1a1a1a" }),
    ],
  },
  {
    ...{ name: "words of a template", code: "designs/placeholder-text", fits: isRoomy },
    layers: (site) => [words(site, "チーム名")],
  },
  {
    ...{ name: "tiny words", code: "designs/small-text", also: ["designs/thin-line"], fits: isRoomy },
    layers: (site) => [words(site, "摺物", { fontSize: 1100 })],
  },
  {
    ...{ name: "an emoji that nobody drew", code: "designs/missing-glyph", fits: isRoomy },
    layers: (site) => [words(site, "祝🫪完")],
  },
  {
    ...{ name: "words beside the place", code: "designs/off-area", also: ["designs/cut-by-shape"], fits: () => true },
    layers: (site) => [...base(site), words(site, "摺", { x: site.rect.w * 2 })],
  },
  {
    ...{
      name: "a shape that reaches far out",
      code: "designs/outside-area",
      also: ["designs/near-hole"],
      fits: () => true,
    },
    layers: (site) => [shapeLayer("ellipse", { ...box(site, 0.5), x: 0, fill: site.inks[0] ?? "#1a1a1a" })],
  },
  {
    ...{ name: "a shape nearly at the edge", code: "designs/near-edge" },
    fits: ({ place, outline, rect }) => !outline && place.safe >= 2000 && rect.w > 40_000 && !place.holes,
    layers: (site) => [
      shapeLayer("ellipse", { ...box(site, 0.3), x: part(site, 0.15) + 700, fill: site.inks[0] ?? "#1a1a1a" }),
    ],
  },
  {
    ...{ name: "words in the corner of a shaped place", code: "designs/cut-by-shape", also: ["designs/near-hole"] },
    fits: ({ place, rect }) => place.shape?.outline.kind === "ellipse" && rect.w >= 40_000,
    layers: (site) => [words(site, "角", { x: part(site, 0.16), y: part(site, 0.16) })],
  },
  {
    ...{ name: "a picture of few pixels", code: "designs/low-resolution", also: ["designs/thin-line"] },
    fits: (site) => isRoomy(site) && isColorful(site) && !isDark(site),
    layers: (site) => [upload(site, "tiny", { width: 40_000, height: 26_666 })],
  },
  {
    ...{ name: "a hairline", code: "designs/thin-line", fits: () => true },
    layers: (site) => [
      ...base(site),
      shapeLayer("line", {
        ...box(site, 0.3),
        height: Math.floor(heldBy(site).line / 3),
        fill: site.inks[0] ?? "#1a1a1a",
      }),
    ],
  },
  {
    ...{
      name: "a layer at 40 % over white",
      code: "designs/see-through",
      fits: ({ method }) => method.methodId === WHITE_INK_JET,
    },
    layers: (site) => [shapeLayer("ellipse", { ...box(site, 0.4), fill: site.inks[0] ?? "#ffffff", opacity: 400 })],
  },
  {
    ...{ name: "a haze on film on dark goods", code: "designs/see-through", also: ["designs/invisible-ink"] },
    fits: ({ method, ...site }) => method.methodId === 67 && isDark({ method, ...site }),
    layers: (site) => [...base(site), upload(site, "haze", { y: site.rect.h - part(site, 0.3) })],
  },
  {
    ...{ name: "words in the goods' colour", code: "designs/invisible-ink" },
    fits: (site) => isRoomy(site) && isColorful(site) && site.color.length === 7,
    layers: (site) => [words(site, "摺物", { color: site.color.toLowerCase() })],
  },
  {
    ...{ name: "white words in ink without white", code: "designs/invisible-ink" },
    fits: (site) => isRoomy(site) && INK_ON_GOODS[site.method.methodId] === "bare",
    layers: (site) => [words(site, "摺物", { color: "#ffffff" })],
  },
  {
    ...{ name: "a picture with its white paper on dark goods", code: "designs/white-box" },
    fits: (site) => isOpaque(site) && isDark(site) && isRoomy(site),
    layers: (site) => [upload(site, "scan")],
  },
  {
    ...{ name: "an empty picture", code: "designs/invisible-picture", fits: isColorful },
    layers: (site) => [...base(site), upload(site, "empty")],
  },
  {
    ...{ name: "a neon colour", code: "designs/unreachable-color", fits: isColorful },
    layers: (site) => [shapeLayer("ellipse", { ...box(site, 0.4), fill: "#00ff00" })],
    also: ["designs/turned-ink"],
  },
  {
    ...{ name: "a neon picture", code: "designs/unreachable-picture", also: ["designs/turned-ink"] },
    fits: isColorful,
    layers: (site) => [upload(site, "neon")],
  },
  {
    ...{ name: "a picture in the inks of a press", code: "designs/press-colors", fits: isColorful },
    layers: (site) => [upload(site, "press")],
  },
  {
    ...{ name: "a ground that ends at the trim", code: "designs/short-of-bleed" },
    fits: ({ place, outline }) => place.bleed > 0 && !outline,
    layers: (site) => [
      shapeLayer("rectangle", {
        ...{ ...middle(site), width: site.rect.w, height: site.rect.h, fill: site.inks[0] ?? "#1a1a1a" },
      }),
    ],
  },
  {
    ...{
      name: "a mirrored code",
      code: "designs/qr-unreadable",
      fits: (site) => isRoomy(site) && !isDark(site) && isColorful(site),
    },
    layers: (site) => [qrLayer("https://surimono.example/", { ...box(site, 0.8), flipX: true, color: "#1a1a1a" })],
  },
  {
    ...{ name: "a small code", code: "designs/qr-small", fits: (site) => !isDark(site) && isColorful(site) },
    layers: (site) => [
      qrLayer("https://surimono.example/", { ...middle(site), width: 12_000, height: 12_000, color: "#1a1a1a" }),
    ],
  },
  {
    ...{ name: "a colour that no screen prints", code: "designs/far-ink", fits: isSpot },
    layers: (site) => [...base(site), shapeLayer("star", { ...box(site, 0.2), fill: farFrom(site) })],
  },
];

function box(site: Site, share: number) {
  const side = part(site, share);
  return { ...middle(site), width: side, height: side };
}

/** Something without a fault. */
function base(site: Site): readonly Layer[] {
  return [shapeLayer("ellipse", { ...box(site, 0.3), y: part(site, 0.35), fill: site.inks[0] ?? "#1a1a1a" })];
}

/** The one of these that is least like the inks of the site and its goods. */
function farFrom({ inks, color }: Site): string {
  const apart = (hex: string) => Math.min(...[...inks, color].map((other) => distance94(labOf(hex), labOf(other))));
  return ["#84bd00", "#8ecae6", "#a79fd1", "#ff8200"].reduce((best, one) => (apart(one) > apart(best) ? one : best));
}

/** The faults made so far, by name: each is to be made as often as any other. */
export type MadeFaults = Map<string, number>;

/** The document with a fault that its first place can have, the rarest so far. */
export function withFault({ document, sites }: CorpusDocument, made: MadeFaults) {
  const [site] = sites;
  const { dieCut: _, ...rest } = document;
  const fitting = CORPUS_FAULTS.filter(({ fits }) => site && fits(site));
  const times = ({ name }: CorpusFault) => made.get(name) ?? 0;
  const fault = fitting.reduce<CorpusFault | undefined>(
    (rarest, one) => (rarest && times(rarest) <= times(one) ? rarest : one),
    undefined,
  );
  if (!site || !fault) return undefined;
  made.set(fault.name, times(fault) + 1);
  const layers = fault.layers(site).map((layer, index) => ({ ...layer, id: `f${index}` }));
  const areas = rest.areas.map((area, index): AreaDesign => (index === 0 ? { ...area, layers } : area));
  return { document: { ...rest, areas }, fault };
}
