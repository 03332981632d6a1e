import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CatalogueItem } from "@surimono/domain/catalogue";
import { readArtViews } from "./art-views.ts";

interface Missing {
  readonly field: string;
  readonly problem: string;
}

/** The baked drawings that the item needs and lacks: its silhouette, the printed sides, their layers. */
export function findMissingArt(folder: string, { silhouette, methods }: CatalogueItem): Missing[] {
  const views = readArtViews(folder, silhouette);
  if (!views) return [{ field: "silhouette", problem: `there is no art/${silhouette}/art.json` }];
  const undrawn = methods.flatMap(({ methodId, areas }) =>
    areas
      .filter(({ view }) => !(view in views))
      .map(({ areaKindId, view }) => ({
        field: `methods.${methodId}.areas.${areaKindId}.view`,
        problem: `art/${silhouette} has no drawing of ${view}`,
      })),
  );
  const lost = Object.values(views)
    .flatMap(({ layers }) => Object.values(layers))
    .filter((file) => !existsSync(join(folder, silhouette, file)))
    .map((file) => ({ field: "silhouette", problem: `there is no art/${silhouette}/${file}` }));
  return [...undrawn, ...lost];
}
