import type { TextLayer } from "@surimono/domain/designs";

const NOTHING_YET = "文字";

/** As many characters as fit of the beginning of the customer's own words in their face and colours, alone and upright. */
export function sampleOf(layer: TextLayer, most: number): TextLayer {
  const { ruby: _, wrapWidth: __, personal: ___, ...plain } = layer;
  const words = withoutRuby(layer).trim().split("\n")[0] ?? "";
  const text = [...words].slice(0, most).join("").trim() || NOTHING_YET;
  return { ...plain, text, x: 0, y: 0, rotation: 0, flipX: false, flipY: false, opacity: 1000, hidden: false };
}

function withoutRuby({ text, ruby }: TextLayer): string {
  return ruby ? text.replaceAll(/《[^》]*》|｜/gu, "") : text;
}
