import type { Um } from "../../kernel/index.ts";
import type { ImageLayer, PlainLayer } from "../document.ts";
import { CROP_WHOLE } from "../limits.ts";
import { thinnestOfEffect } from "../picture-effect.ts";
import { type AreaCheck, atSmallest, type DesignFacts } from "./check-context.ts";
import type { Finding, ThinPart } from "./finding.ts";

interface Line {
  readonly part: ThinPart;
  readonly width: Um;
}

/** Ink, edges around it and lines in pictures thinner than the method can hold on the smallest goods. */
export function checkThinLines({ area, place, printed, facts, limits }: AreaCheck): Finding[] {
  return printed.flatMap((layer) =>
    linesOf(layer, facts).flatMap(({ part, width }): Finding[] => {
      // An effect is as fine on every size of the goods.
      const smallest = part === "effect" ? { sizeNames: [], value: width } : atSmallest(place.scales, width);
      if (smallest.value >= limits.minLine) return [];
      const at = { areaKindId: area.areaKindId, layerId: layer.id };
      return [{ severity: "warning", code: "designs/thin-line", part, width: smallest, least: limits.minLine, ...at }];
    }),
  );
}

function linesOf(layer: PlainLayer, facts: DesignFacts): Line[] {
  switch (layer.kind) {
    case "shape":
      return [
        { part: "ink", width: Math.min(layer.width, layer.height) + edgeOf(layer.stroke) },
        ...edge(layer.stroke),
      ];
    case "text": {
      const thinnest = facts.layer(layer)?.thinnest;
      // The outline is on both sides of the letter's edge and so makes its ink wider.
      const ink = thinnest === undefined ? [] : [{ part: "ink" as const, width: thinnest + 2 * edgeOf(layer.outline) }];
      return [...ink, ...edge(layer.outline)];
    }
    case "stamp": {
      const thinnest = facts.layer(layer)?.thinnest;
      return thinnest === undefined ? [] : [{ part: "ink", width: thinnest }];
    }
    case "qr":
      // `checkQr` judges its modules.
      return [];
    case "image":
      return picture(layer, facts);
  }
}

function picture(layer: ImageLayer, facts: DesignFacts): Line[] {
  const drawn = layer.effect && thinnestOfEffect(layer.effect);
  if (drawn !== undefined) return [{ part: "effect", width: drawn }];
  const known = facts.picture(layer);
  if (known?.thinnest === undefined) return [];
  // The picture covers its box, so the side that is enlarged more decides for both.
  const across = known.pixelWidth * ((layer.crop?.width ?? CROP_WHOLE) / CROP_WHOLE);
  const down = known.pixelHeight * ((layer.crop?.height ?? CROP_WHOLE) / CROP_WHOLE);
  const perPixel = Math.max(layer.width / across, layer.height / down);
  return [{ part: "picture", width: Math.round(known.thinnest * perPixel) }];
}

function edge(stroke: { readonly width: Um } | undefined): Line[] {
  const width = edgeOf(stroke);
  return width === 0 ? [] : [{ part: "edge", width }];
}

function edgeOf(stroke: { readonly width: Um } | undefined): Um {
  return stroke?.width ?? 0;
}
