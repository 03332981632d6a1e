import { UM_PER_INCH, type Um } from "../kernel/index.ts";
import { MAX_DRAWN_LINE, MIN_RULING } from "./limits.ts";

/**
 * What a picture is made into for print, after its ground was taken away and its light adjusted. Lengths and rulings are those of the
 * print, whatever the size of the picture: a screen of 20 lines has 20 lines an inch on every size of the goods (decision 780).
 */
export type PictureEffect =
  | PosteriseEffect
  | DuotoneEffect
  | GrainEffect
  | HalftoneEffect
  | LinesEffect
  | WoodcutEffect
  | RisoEffect;

/** Each channel in a few even steps. */
export interface PosteriseEffect {
  readonly kind: "posterise";
  /** `MIN_LEVELS` to `MAX_LEVELS`. */
  readonly levels: number;
}

/** From one ink to another by lightness. */
export interface DuotoneEffect {
  readonly kind: "duotone";
  /** `#rrggbb` of the darkest and of the lightest. */
  readonly dark: string;
  readonly light: string;
}

/** Specks of light and dark, as of a fast film. */
export interface GrainEffect {
  readonly kind: "grain";
  readonly size: Um;
  /** 1 to `MAX_GRAIN`. */
  readonly strength: number;
}

/** Round dots of one ink, the larger the darker; between them nothing is printed. */
export interface HalftoneEffect {
  readonly kind: "halftone";
  readonly ink: string;
  /** Lines an inch. */
  readonly ruling: number;
  readonly angle: ScreenAngle;
}

/** The edges of what is seen, in one ink; nothing else is printed. */
export interface LinesEffect {
  readonly kind: "lines";
  readonly ink: string;
  readonly width: Um;
  /** The more, the fainter the edges that are drawn: 0 to `MAX_DETAIL`. */
  readonly detail: number;
}

/** Flat areas of one ink with cut edges, as of a wood block; light parts are not printed. */
export interface WoodcutEffect {
  readonly kind: "woodcut";
  readonly ink: string;
  /** What is finer is cut away. */
  readonly width: Um;
  /** The more, the more is printed: 0 to `MAX_DETAIL`. */
  readonly cover: number;
}

/** Two plates over each other, each in an ink of its own and a screen of its own; white is not printed. */
export interface RisoEffect {
  readonly kind: "riso";
  /** Of the plate of what lacks red, and of that which lacks green and blue. */
  readonly inks: readonly [string, string];
  readonly screen: "dots" | "grain";
  /** Lines an inch. */
  readonly ruling: number;
  /** How far the second plate is off. */
  readonly shift: Um;
}

export const SCREEN_ANGLES = [0, 15, 30, 45, 60, 75] as const;
/** Degrees. */
export type ScreenAngle = (typeof SCREEN_ANGLES)[number];

/** Tones beyond print as nothing, or as solid ink: of 255. */
export const FAINTEST_TONE = 26;
/** A dot of the faintest tone, as a share of its cell in thousandths: a tenth of the cell is inked. */
const FAINTEST_DOT = 357;

/** `#rrggbb` of what an effect prints; none where the picture's own colours stay. */
export function effectInks(effect: PictureEffect | undefined): readonly string[] {
  switch (effect?.kind) {
    case "duotone":
      return [effect.dark, effect.light];
    case "halftone":
    case "lines":
    case "woodcut":
      return [effect.ink];
    case "riso":
      return effect.inks;
    default:
      return [];
  }
}

/** Whether it prints full ink and nothing else, so that no tone of the picture is see-through. */
export function isScreened(effect: PictureEffect | undefined): boolean {
  return effect !== undefined && !["posterise", "duotone", "grain"].includes(effect.kind);
}

/** The thinnest part that it prints; undefined where that is the picture's own. */
export function thinnestOfEffect(effect: PictureEffect): Um | undefined {
  switch (effect.kind) {
    case "halftone":
    case "riso":
      return Math.round((cellOf(effect.ruling) * FAINTEST_DOT) / 1000);
    case "lines":
    case "woodcut":
      return effect.width;
    default:
      return undefined;
  }
}

/** The effect with nothing thinner than this, as far as its limits let it. */
export function thickerEffect(effect: PictureEffect, least: Um): PictureEffect {
  switch (effect.kind) {
    case "halftone":
    case "riso":
      return { ...effect, ruling: Math.max(MIN_RULING, Math.floor((UM_PER_INCH * FAINTEST_DOT) / 1000 / least)) };
    case "lines":
    case "woodcut":
      return { ...effect, width: Math.min(MAX_DRAWN_LINE, Math.ceil(least)) };
    default:
      return effect;
  }
}

/** The side of a screen's cell. */
export function cellOf(ruling: number): Um {
  return Math.round(UM_PER_INCH / ruling);
}

/** The pixels an inch that it can show: a screen needs no more than one and a half for each of its lines. */
export function dpiForEffect(effect: PictureEffect | undefined, otherwise: number): number {
  if (effect?.kind !== "halftone" && effect?.kind !== "riso") return otherwise;
  return Math.min(otherwise, Math.ceil(effect.ruling * 1.5));
}

/** The effect with one of its inks replaced. */
export function withEffectInk(effect: PictureEffect, change: (ink: string) => string): PictureEffect {
  switch (effect.kind) {
    case "duotone":
      return { ...effect, dark: change(effect.dark), light: change(effect.light) };
    case "halftone":
    case "lines":
    case "woodcut":
      return { ...effect, ink: change(effect.ink) };
    case "riso":
      return { ...effect, inks: [change(effect.inks[0]), change(effect.inks[1])] };
    default:
      return effect;
  }
}
