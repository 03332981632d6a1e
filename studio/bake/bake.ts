import { join } from "node:path";
import { bakeHoodie } from "./silhouettes/hoodie.ts";
import { bakeLongSleeve } from "./silhouettes/long-sleeve.ts";
import { bakeMug } from "./silhouettes/mug.ts";
import { bakeNotebook } from "./silhouettes/notebook.ts";
import { bakeTee } from "./silhouettes/tee.ts";
import { bakeTote } from "./silhouettes/tote.ts";
import { type BakedSilhouette, writeArt } from "./write-art.ts";

/** Draws the goods into `catalogue/art/`: `npm run bake`, or `npm run bake tee mug` for some of them. */
const SILHOUETTES: Readonly<Record<string, () => BakedSilhouette>> = {
  tee: bakeTee,
  "long-sleeve": bakeLongSleeve,
  hoodie: bakeHoodie,
  tote: bakeTote,
  notebook: bakeNotebook,
  mug: bakeMug,
};

const artRoot = join(import.meta.dirname, "../../catalogue/art");
const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(SILHOUETTES)) {
  const bake = SILHOUETTES[name];
  if (!bake) throw new Error(`no silhouette ${name}; there are ${Object.keys(SILHOUETTES).join(", ")}`);
  const started = Date.now();
  await writeArt(artRoot, bake());
  console.log(`${name}: ${Date.now() - started} ms`);
}
