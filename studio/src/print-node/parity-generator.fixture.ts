import type { AreaDesign, ImageLayer, Layer, TextLayer } from "@surimono/domain/designs";
import { areaOf, groupLayer, imageLayer, shapeLayer, stampLayer, textLayer } from "../scene/design.fixture.ts";
import { FONTS } from "../scene/index.ts";

const WORDS = [
  "令和8年12月吉日",
  "「夜ふかし、上等。」",
  "髙﨑𠮷様\n御結婚記念",
  "大漁祈願",
  "SURIMONO & Co.\nsince 2026",
  "祭《まつり》だ｜一番《いちばん》！",
  "ゐろはにほへと\nちりぬるを",
  "スーパー銭湯〜♨",
];
const SHAPES = ["rectangle", "ellipse", "triangle", "star", "heart", "line"] as const;
const STAMPS = ["luck-daruma", "frame-seal", "season-fireworks", "music-microphone"] as const;
const MASKS = ["rounded", "ellipse", "triangle", "star", "heart"] as const;
const PICTURES = ["photo", "cutout", "jpeg", "art"] as const;

/** Layers of every kind with every setting, from a seed. */
export function generatedDocument(seed: number): AreaDesign {
  const dice = new Dice(seed);
  const [width, height] = [dice.between(30_000, 130_000), dice.between(30_000, 130_000)];
  const layers = Array.from({ length: dice.between(3, 10) }, () => anyLayer(dice, { width, height }, 0));
  // Never an empty one, whatever is hidden or outside.
  return areaOf([shapeLayer("ellipse", { x: width / 2, y: height / 2 }), ...layers], width, height);
}

/** The generator of Numerical Recipes: the same numbers on every machine. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed, 2_654_435_761) >>> 0;
  }

  between(low: number, high: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return low + Math.floor((this.#state / 2 ** 32) * (high - low + 1));
  }

  one<T>(of: readonly T[]): T {
    return of[this.between(0, of.length - 1)] as T;
  }

  /** True in this many percent of cases. */
  happens(percent: number): boolean {
    return this.between(1, 100) <= percent;
  }

  color(): string {
    return `#${this.between(0, 0xffffff).toString(16).padStart(6, "0")}`;
  }
}

type Size = Pick<AreaDesign, "width" | "height">;

function anyLayer(dice: Dice, area: Size, depth: number): Layer {
  const place = {
    x: dice.between(-5000, area.width + 5000),
    y: dice.between(-5000, area.height + 5000),
    width: dice.between(500, area.width),
    height: dice.between(500, area.height),
    rotation: dice.happens(60) ? dice.between(0, 359_999) : dice.one([0, 90_000, 180_000]),
    opacity: dice.happens(50) ? 1000 : dice.between(1, 999),
    flipX: dice.happens(30),
    flipY: dice.happens(20),
    hidden: dice.happens(4),
  };
  switch (dice.between(0, depth < 3 ? 5 : 4)) {
    case 0:
      return imageLayer(dice.one(PICTURES), { ...place, ...pictureLook(dice) });
    case 1:
      return shapeLayer(dice.one(SHAPES), {
        ...place,
        fill: dice.color(),
        ...(dice.happens(50) && { stroke: { color: dice.color(), width: dice.between(100, 6000) } }),
      });
    case 2:
      return stampLayer(dice.one(STAMPS), { ...place, inks: [dice.color(), dice.color(), dice.color()] });
    case 5: {
      const layers = Array.from({ length: dice.between(1, 4) }, () => anyLayer(dice, area, depth + 1));
      return groupLayer(layers, { opacity: place.opacity });
    }
    default:
      return textLayer(dice.one(WORDS), { ...place, ...letterLook(dice) });
  }
}

function pictureLook(dice: Dice): Partial<ImageLayer> {
  const [left, top] = [dice.between(0, 60_000), dice.between(0, 60_000)];
  const crop = { left, top, width: dice.between(1000, 100_000 - left), height: dice.between(1000, 100_000 - top) };
  const adjust = {
    brightness: dice.between(-60, 60),
    contrast: dice.between(-60, 60),
    saturation: dice.between(-100, 100),
    ...(dice.happens(20) && { ink: dice.color() }),
  };
  return {
    ...(dice.happens(40) && { crop }),
    ...(dice.happens(30) && { mask: dice.one(MASKS) }),
    ...(dice.happens(30) && { adjust }),
  };
}

function letterLook(dice: Dice): Partial<TextLayer> {
  const bent = dice.happens(30);
  return {
    fontId: dice.one(FONTS).id,
    fontSize: dice.between(1500, 22_000),
    color: dice.color(),
    direction: !bent && dice.happens(50) ? "vertical" : "horizontal",
    align: dice.one(["start", "center", "end"] as const),
    letterSpacing: dice.between(-150, 500),
    lineHeight: dice.between(900, 2200),
    ...(bent && { curve: dice.between(-360_000, 360_000) }),
    ...(dice.happens(40) && { outline: { color: dice.color(), width: dice.between(100, 2500) } }),
    ...(dice.happens(30) && {
      shadow: { color: dice.color(), x: dice.between(-3000, 3000), y: dice.between(-3000, 3000) },
    }),
    ...(dice.happens(30) && { wrapWidth: dice.between(15_000, 60_000) }),
    ...(dice.happens(50) && { ruby: true as const }),
    ...(dice.happens(30) && { joinSpacing: 250 }),
  };
}
