import { join } from "node:path";
import { bakeAcrylicKeyholder } from "./silhouettes/acrylic-keyholder.ts";
import { bakeAcrylicBlock, bakeAcrylicStand } from "./silhouettes/acrylic-plates.ts";
import { bakeApron } from "./silhouettes/apron.ts";
import { bakeBib } from "./silhouettes/bib.ts";
import { bakeCanvasPanel, bakeMousePad } from "./silhouettes/boards.ts";
import { bakeCap } from "./silhouettes/cap.ts";
import { bakeCushion } from "./silhouettes/cushion.ts";
import { bakeDrawstring } from "./silhouettes/drawstring.ts";
import { bakeBottle, bakeTumbler } from "./silhouettes/drinkware.ts";
import { bakeBusinessCard, bakeUchiwa } from "./silhouettes/event-goods.ts";
import { bakeHangTag } from "./silhouettes/hang-tag.ts";
import { bakeHoodie } from "./silhouettes/hoodie.ts";
import { bakeLongSleeve } from "./silhouettes/long-sleeve.ts";
import { bakeMatteMug, bakeMug } from "./silhouettes/mug.ts";
import { bakeNameTag } from "./silhouettes/name-tag.ts";
import { bakeNotebook } from "./silhouettes/notebook.ts";
import { bakePostcard, bakePoster } from "./silhouettes/paper-goods.ts";
import { bakePhoneCase } from "./silhouettes/phone-case.ts";
import { bakePolo } from "./silhouettes/polo.ts";
import { bakeRomper } from "./silhouettes/romper.ts";
import { bakeSticker } from "./silhouettes/sticker.ts";
import { bakeSweatshirt } from "./silhouettes/sweatshirt.ts";
import { bakeTank } from "./silhouettes/tank.ts";
import { bakeTee } from "./silhouettes/tee.ts";
import { bakeTote } from "./silhouettes/tote.ts";
import { bakeFaceTowel, bakeHandTowel, bakeTenugui } from "./silhouettes/towels.ts";
import { bakeBadge, bakeCoaster, bakePorcelainCoaster } from "./silhouettes/turned-goods.ts";
import { bakeWallCalendar } from "./silhouettes/wall-calendar.ts";
import { bakePouch, bakeSacoche } from "./silhouettes/zip-bags.ts";
import { bakeStillLives } from "./still-lives.ts";
import { type BakedSilhouette, writeArt } from "./write-art.ts";

/**
 * Draws the goods into `catalogue/art/`: `npm run bake`, or `npm run bake tee mug` for some of them; and with `still-lives` the places in which
 * they are shown, into `studio/still-lives/`.
 */
const SILHOUETTES: Readonly<Record<string, () => BakedSilhouette>> = {
  tee: bakeTee,
  "long-sleeve": bakeLongSleeve,
  hoodie: bakeHoodie,
  sweatshirt: bakeSweatshirt,
  polo: bakePolo,
  tank: bakeTank,
  apron: bakeApron,
  cap: bakeCap,
  tote: bakeTote,
  notebook: bakeNotebook,
  mug: bakeMug,
  "matte-mug": bakeMatteMug,
  tumbler: bakeTumbler,
  bottle: bakeBottle,
  postcard: bakePostcard,
  poster: bakePoster,
  sticker: bakeSticker,
  badge: bakeBadge,
  "acrylic-keyholder": bakeAcrylicKeyholder,
  "acrylic-stand": bakeAcrylicStand,
  "acrylic-block": bakeAcrylicBlock,
  uchiwa: bakeUchiwa,
  "business-card": bakeBusinessCard,
  bib: bakeBib,
  romper: bakeRomper,
  "wall-calendar": bakeWallCalendar,
  "phone-case": bakePhoneCase,
  coaster: bakeCoaster,
  "porcelain-coaster": bakePorcelainCoaster,
  "mouse-pad": bakeMousePad,
  "canvas-panel": bakeCanvasPanel,
  pouch: bakePouch,
  sacoche: bakeSacoche,
  drawstring: bakeDrawstring,
  cushion: bakeCushion,
  "hand-towel": bakeHandTowel,
  "face-towel": bakeFaceTowel,
  tenugui: bakeTenugui,
  "name-tag": bakeNameTag,
  "hang-tag": bakeHangTag,
};

const STILL_LIVES = "still-lives";

const artRoot = join(import.meta.dirname, "../../catalogue/art");
const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : [...Object.keys(SILHOUETTES), STILL_LIVES]) {
  if (name === STILL_LIVES) {
    await bakeStillLives();
    continue;
  }
  const bake = SILHOUETTES[name];
  if (!bake) throw new Error(`no silhouette ${name}; there are ${Object.keys(SILHOUETTES).join(", ")}`);
  const started = Date.now();
  await writeArt(artRoot, bake());
  console.log(`${name}: ${Date.now() - started} ms`);
}
