import type { AreaDesign, Layer, PlainLayer } from "./document.ts";
import { drawnRepeat, isPattern } from "./repeat.ts";
import { flattenLayers } from "./walk-layers.ts";

/** Layers of all patterns of a place. So many take a print job about half a minute on one core; it is given five. */
const MOST_LAYERS = 40_000;
/**
 * Letters of a place. Of the densest kanji so many take a print job 23 seconds on a busy core, 930 MB of its 1,400, and 34 MB of PDF: each has its
 * outline wherever it stands.
 */
const MOST_LETTERS = 20_000;
/** Beyond that little is left of a pattern. */
const WIDEST = 4;

type Place = Pick<AreaDesign, "width" | "height">;

/** What a print job draws; what the edge cuts is not counted. */
interface DrawnAmount {
  readonly layers: number;
  readonly letters: number;
}

const NOTHING: DrawnAmount = { layers: 0, letters: 0 };

/** More patterns or letters than a print job finishes (rule designs-repeat-amount). */
export function isTooMuch(layers: readonly Layer[], place: Place): boolean {
  const repeated = drawnByPatterns(layers, place);
  return repeated.layers > MOST_LAYERS || repeated.letters + lettersOnce(layers) > MOST_LETTERS;
}

/** How many times as wide the pitches of all patterns must be so that it is no longer too much; undefined where that alone would not do. */
export function neededWidening(layers: readonly Layer[], place: Place): number | undefined {
  const { layers: drawn, letters } = drawnByPatterns(layers, place);
  const room = MOST_LETTERS - lettersOnce(layers);
  const factor = Math.sqrt(Math.max(drawn / MOST_LAYERS, letters > 0 ? letters / Math.max(1, room) : 0));
  return room >= 0 && factor > 1 && factor <= WIDEST ? factor : undefined;
}

function drawnByPatterns(layers: readonly Layer[], place: Place): DrawnAmount {
  return layers.reduce((sum, layer) => {
    if (layer.kind !== "group") return sum;
    if (!isPattern(layer)) return plus(sum, drawnByPatterns(layer.layers, place));
    const { pitchX, pitchY } = drawnRepeat(layer, place);
    const tiles = (place.width * place.height) / (pitchX * pitchY);
    const tile = flattenLayers([layer]);
    return plus(sum, { layers: tile.length * tiles, letters: lettersOf(tile) * tiles });
  }, NOTHING);
}

/** Of what does not repeat. */
function lettersOnce(layers: readonly Layer[]): number {
  return layers.reduce((sum, layer) => {
    if (layer.hidden || isPattern(layer)) return sum;
    return sum + (layer.kind === "group" ? lettersOnce(layer.layers) : lettersOf([layer]));
  }, 0);
}

/** The outline is drawn once more around each letter, and all of it once more as the shadow. */
function lettersOf(layers: readonly PlainLayer[]): number {
  return layers.reduce((sum, layer) => {
    if (layer.kind !== "text" || layer.hidden) return sum;
    const { text, outline, shadow } = layer;
    return sum + [...text.replaceAll(/\s/gu, "")].length * (outline ? 2 : 1) * (shadow ? 2 : 1);
  }, 0);
}

function plus(one: DrawnAmount, other: DrawnAmount): DrawnAmount {
  return { layers: one.layers + other.layers, letters: one.letters + other.letters };
}
