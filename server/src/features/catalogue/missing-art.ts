import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CatalogueItem } from "@surimono/domain/catalogue";

interface Missing {
  readonly field: string;
  readonly problem: string;
}

/** The baked drawings that the item needs and lacks: its silhouette, the printed sides, their layers. */
export function findMissingArt(folder: string, { silhouette, methods }: CatalogueItem): Missing[] {
  const art = join(folder, silhouette);
  if (!existsSync(join(art, "art.json")))
    return [{ field: "silhouette", problem: `there is no art/${silhouette}/art.json` }];
  const { views } = JSON.parse(readFileSync(join(art, "art.json"), "utf8")) as ArtViews;
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
    .filter((file) => !existsSync(join(art, file)))
    .map((file) => ({ field: "silhouette", problem: `there is no art/${silhouette}/${file}` }));
  return [...undrawn, ...lost];
}

interface ArtViews {
  readonly views: Readonly<Record<string, { readonly layers: Readonly<Record<string, string>> }>>;
}
