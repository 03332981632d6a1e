import { type AreaDesign, type DesignWarning, eachLayer } from "@surimono/domain/designs";
import { UM_PER_MM } from "@surimono/domain/kernel";

/** What the customer was warned of and accepted, in the words of the proof sheet, with the layer that it is about. */
export function proofWarnings(area: AreaDesign, warnings: readonly DesignWarning[]): string[] {
  return warnings.map((warning) => {
    const name = eachLayer(area.layers).find(({ id }) => id === warning.layerId)?.name ?? "";
    return `「${name}」${wordsOf(warning)}`;
  });
}

function wordsOf(warning: DesignWarning): string {
  switch (warning.code) {
    case "designs/low-resolution":
      return `の画像は${warning.dpi}dpiのため、粗く見えることがあります。`;
    case "designs/near-edge":
      return `は印刷範囲の端から${(warning.distance / UM_PER_MM).toFixed(1)}mmのところにあり、欠けることがあります。`;
    case "designs/small-text":
      return "の文字は小さく、つぶれることがあります。";
  }
}
