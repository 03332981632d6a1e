import { blur, clamp, createField, enlarge, type Field, mapField, smoothstep } from "../field.ts";
import { encoded, exposed } from "../film.ts";
import type { Goods } from "../goods.ts";
import { ownColours } from "../own-colours.ts";
import type { SolidPhotograph } from "./photograph-solid.ts";

/** Of black goods, linear: a mirror that adds less than these throw back is not seen. */
const BLACK = 0.05;
const BRIGHTEST_MIRROR = 0.8;
/** The shop's paper is paler than the studio's table. */
const [LIT_SHARE, NEAR_SHARE] = [0.5, 0.62];
/** What is fainter is not seen, but where it ends would be. */
const FAINTEST = 0.03;
/** Of the picture's width, within which a shadow ends. */
const INSET = 0.17;

export interface Look {
  /** The share of the goods that is at most as bright as their colour. */
  readonly exposed: number;
  /** How much of what they mirror is shown. */
  readonly shine: number;
  /** How much brighter what they mirror is than the lamps that light them. */
  readonly glare?: number;
  /** How much of the shadow that the room's own light leaves around it; of what is low the eye expects little. */
  readonly haze?: number;
  /** Factor on its shade: paper is whiter than the table that it lies on. */
  readonly tone?: number;
}

/** A photograph as the layers of a mock-up: shade for every colour, the light that the surface mirrors, and what keeps its own colours. */
export function developSolid<Finish extends string>(photograph: SolidPhotograph<Finish>, finish: Finish, look: Look) {
  const { stage, mask, white, own } = photograph;
  const level = levelOf(photograph, look.exposed);
  const tone = look.tone ?? 1;
  const goods: Goods = {
    stage,
    mask,
    shade: withoutClouds(
      mapField(white, (light, i) => ((mask.data[i] as number) > 0 ? tone * exposed(light / level) : 0)),
      mask,
    ),
    cover: createField(stage.width, stage.height),
    shiftX: createField(stage.width, stage.height),
    shiftY: createField(stage.width, stage.height),
    labels: [],
  };
  if (own) goods.labels.push(ownColours(stage, own, level));
  return {
    goods,
    gloss: mapField(photograph.gloss[finish], (light) => look.shine * mirrored(((look.glare ?? 1) * light) / level)),
    shadow: groundOf(photograph, { haze: look.haze ?? NEAR_SHARE }),
    isPhotograph: true,
  } as const;
}

function levelOf({ mask, white, own }: SolidPhotograph<string>, share: number): number {
  const isPainted = (_: number, i: number) =>
    (mask.data[i] as number) > 0.99 && (own ? (own.coverage.data[i] as number) : 0) === 0;
  const seen = white.data.filter(isPainted).sort();
  return seen[Math.floor(seen.length * share)] as number;
}

/** What few samples leave is fainter than any form, and wider than a stitch. */
function withoutClouds(shade: Field, mask: Field): Field {
  const sum = blur(
    mapField(shade, (value, i) => value * (mask.data[i] as number)),
    7,
  );
  const weight = blur(mask, 7);
  return mapField(shade, (value, i) => {
    const soft = (sum.data[i] as number) / Math.max(0.01, weight.data[i] as number);
    const share = 1 - smoothstep(0.008, 0.022, Math.abs(value - soft));
    return value + (soft - value) * share;
  });
}

/** As it adds to black: the eye sees the first trace of light most. */
function mirrored(light: number): number {
  return clamp(encoded(light + BLACK) - encoded(BLACK), 0, BRIGHTEST_MIRROR);
}

/** Their shadow. Under the goods it goes on, so that no pale line shows at their edge. It fades within `inset`, a share of the picture's width, of its sides. */
export function groundOf(
  { stage, ground }: Pick<SolidPhotograph<string>, "stage" | "ground">,
  { inset = INSET, haze = NEAR_SHARE },
): Field {
  const { near, hidden } = ground;
  const shadow = mapField(ground.shadow, (dark, i) => LIT_SHARE * dark + haze * (near.data[i] as number));
  const step = shadow.width / stage.width;
  const free = mapField(hidden, (share) => (share < 0.02 ? 1 : 0));
  const seen = mapField(shadow, (dark, i) => dark * (free.data[i] as number));
  const around = [1, 3, 9].map((mm) => {
    const reach = mm * stage.pxPerMm * step;
    return { sum: blur(seen, reach), weight: blur(free, reach) };
  });
  const whole = mapField(shadow, (dark, i) => {
    if ((free.data[i] as number) === 1) return dark;
    const known = around.find(({ weight }) => (weight.data[i] as number) > 0.02);
    return known ? (known.sum.data[i] as number) / (known.weight.data[i] as number) : 0;
  });
  const fading = mapField(blur(whole, 1), (dark, i) => groundShade(dark) * fadeAt(whole, i, inset));
  return enlarge(fading, stage.width, stage.height, { x: (step - 1) / 2, y: (step - 1) / 2, step });
}

/** Deep shade keeps its gradients. */
function groundShade(dark: number): number {
  return 0.8 * (1 - Math.exp(-Math.max(0, dark - FAINTEST) / 0.7));
}

/** It ends before the picture does, or its frame would show. */
function fadeAt({ width, height }: Field, index: number, inset: number): number {
  const [x, y] = [index % width, Math.floor(index / width)];
  return smoothstep(0.01, inset, Math.min(x, y, width - 1 - x, height - 1 - y) / width);
}
