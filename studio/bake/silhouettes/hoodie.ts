import { layDrawcord } from "../drawcord.ts";
import { FLEECE_HALF, FLEECE_HEM, HOOD_EDGE, hoodInFront, hoodieGarment, WORN_CORDS } from "../flat-lay/fleece.ts";
import { frontAndBack } from "../flat-lay/in-use-views.ts";
import { shadeInside } from "../flat-lay/shade-cloth.ts";
import { bakeShirt } from "../flat-lay/shirt-silhouette.ts";
import { BEHIND, FLEECE_HUNG, FLEECE_SLEEVES, FLEECE_WORN, HOODIE_BEFORE, onBody } from "../flat-lay/wears.ts";
import { knitGrain } from "../knit-grain.ts";
import { createStage } from "../stage.ts";
import type { BakedSilhouette } from "../write-art.ts";

export function bakeHoodie(): BakedSilhouette {
  return bakeShirt({
    silhouette: "hoodie",
    garment: hoodieGarment,
    stage: createStage(1.5, 746, 505),
    seeds: { front: 3, back: 4 },
    closeUps: { "left-sleeve": [350, 390], "right-sleeve": [-350, 390], chest: [0, 200] },
    grain: knitGrain(3),
    halfWidth: FLEECE_HALF,
    neck: { front: 112, back: 44 },
    hem: FLEECE_HEM,
    lines: { front: [{ name: "pocket", axis: "y", at: 424_000 }], back: [] },
    inUse: {
      ...frontAndBack(
        {
          // Pushed up as a sweatshirt's, its hem would lie under the pocket.
          wear: onBody(FLEECE_SLEEVES, { ...FLEECE_WORN, pushed: [66, 48, 12] }),
          pxPerMm: 1.264,
          middle: 305,
          hasCover: true,
          changed: { hoodLies: true, cords: WORN_CORDS },
        },
        { changed: { hoodLies: true, seed: 7 } },
      ),
      hung: {
        wear: { ...FLEECE_HUNG, before: HOODIE_BEFORE },
        pxPerMm: 1.264,
        middle: 310,
        hasCover: true,
        changed: { hood: { ...hoodInFront(3), spacing: 8, wear: BEHIND }, cords: WORN_CORDS },
      },
    },
    sewOn: (goods, side, photograph) => {
      if (side === "back") return;
      shadeInside(goods, photograph, HOOD_EDGE, 0.24);
      layDrawcord(goods);
    },
  });
}
