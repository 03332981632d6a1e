import { mkdir } from "node:fs/promises";
import path from "node:path";
import { UM_PER_INCH } from "@surimono/domain/kernel";
import sharp from "sharp";
import { TEMPLATE_THEMES } from "../src/editor/templates/template-themes.ts";
import { createNodeSurface, renderArea } from "../src/print-node/index.ts";
import { layTemplate } from "./lay-template.ts";

/**
 * Draws the small pictures of the templates: `node studio/bake/bake-template-pictures.ts`. Baked, because a list that drew
 * them in the browser would fetch every face first.
 */
const FOLDER = path.join(import.meta.dirname, "../src/editor/templates/pictures");
const SIDE_UM = 100_000;
const SIDE_PX = 224;

await mkdir(FOLDER, { recursive: true });
for (const template of TEMPLATE_THEMES.flatMap(({ templates }) => templates)) {
  const { layers, text, stamps } = await layTemplate(template, { width: SIDE_UM, height: SIDE_UM, safe: 0 });
  const assets = { text, image: () => undefined, stamp: (id: string) => stamps.get(id), surface: createNodeSurface };
  const design = { areaKindId: 1, width: SIDE_UM, height: SIDE_UM, layers };
  const { data, width, height } = renderArea(design, (SIDE_PX * UM_PER_INCH) / SIDE_UM, assets);
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  await picture.webp({ quality: 82, alphaQuality: 90 }).toFile(path.join(FOLDER, `${template.id}.webp`));
}
