import { needsOf, placeTemplate } from "../src/editor/templates/place-template.ts";
import type { Template } from "../src/editor/templates/template.ts";
import { nodeShaper } from "../src/print/index.ts";
import { layoutText, loadStamps } from "../src/scene/index.ts";

type Area = Parameters<typeof placeTemplate>[2]["area"];

/** A template's layers on an area, with the faces and stamps that draw them. */
export async function layTemplate(template: Template, area: Area, isDark = false) {
  const { fontIds, stampIds } = needsOf(template);
  const [text, stamps] = await Promise.all([nodeShaper(fontIds), loadStamps(stampIds)]);
  let ids = 0;
  const context = {
    measure: (layer: Parameters<typeof layoutText>[0]) => {
      const box = layoutText(layer, text);
      return box && { width: box.width, height: box.height };
    },
    makeId: () => `layer-${++ids}`,
  };
  return { layers: placeTemplate(context, template, { area, isDark, stamps }), text, stamps };
}
