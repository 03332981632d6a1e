import { INK_ON_GOODS, inkOnGoods, type MethodId } from "@surimono/domain/catalogue";
import { CLEARLY_SEEN, distance94, labOf } from "@surimono/domain/designs";

/** `#rrggbb` by what they do; the shop's stamps are drawn in the same seven. */
export interface Palette {
  readonly dark: string;
  readonly hot: string;
  readonly warm: string;
  readonly cool: string;
  readonly soft: string;
  readonly paper: string;
}

/** What a design is printed on. */
export interface Ground {
  readonly color: string;
  readonly methodId: MethodId;
}

export interface Inks {
  readonly palette: Palette;
  /** Of the main words. */
  readonly main: string;
  /** Stands out beside it; the same where nothing else can be seen. */
  readonly accent: string;
  readonly second: string;
  /** The accent where words in it are easily read, else as the main words. */
  readonly said: string;
  /** How far an ink is from what it is printed on, as it looks there (CIE94). */
  clarity(ink: string): number;
  /** How much lighter or darker it is there, of CIELAB's lightness. */
  contrast(ink: string): number;
  /** For words on a plate of that colour. */
  on(plate: string): string;
}

/** From here on shapes and small drawings stand out. */
const SEEN = 20;
/** Goods that show through may change an ink by less than the checks complain of. */
const UNTURNED = 13;
/** Of CIELAB's lightness. */
const FAR = 36;
const PLAIN = ["#22252b", "#fffaf0"];

/** The palette's colours in roles that can be seen on that ground; undefined where words could not. */
export function inksOn(palette: Palette, ground: Ground): Inks | undefined {
  const how = INK_ON_GOODS[ground.methodId];
  const seen = (ink: string) => inkOnGoods(ink, ground.color, how);
  const clarity = (ink: string): number =>
    distance94(labOf(ink), labOf(seen(ink))) > UNTURNED ? 0 : distance94(labOf(seen(ink)), labOf(ground.color));
  const contrast = (ink: string): number => Math.abs(labOf(seen(ink))[0] - labOf(ground.color)[0]);
  const { dark, paper, warm, soft, hot, cool } = palette;
  const main = [dark, paper, ...PLAIN, warm, hot].find(
    (ink) => clarity(ink) >= CLEARLY_SEEN || (clarity(ink) > 0 && contrast(ink) >= FAR),
  );
  if (main === undefined) return undefined;
  const others = [hot, cool, warm, soft].filter(
    (ink) => clarity(ink) >= SEEN && distance94(labOf(ink), labOf(main)) >= SEEN,
  );
  const accent = others[0] ?? main;
  const second = others[1] ?? accent;
  return {
    palette,
    main,
    accent,
    second,
    said: others.find((ink) => contrast(ink) >= FAR) ?? main,
    clarity,
    contrast,
    on: (plate) => readable([paper, dark, ...PLAIN], plate),
  };
}

/** Words are told from a plate by lightness; the first that is far enough is the nicer one. */
function readable(inks: readonly string[], plate: string): string {
  const lightness = labOf(plate)[0];
  const far = (ink: string) => Math.abs(labOf(ink)[0] - lightness);
  return inks.find((ink) => far(ink) >= FAR) ?? inks.reduce((best, ink) => (far(ink) > far(best) ? ink : best));
}
