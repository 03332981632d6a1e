import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ViewId } from "@surimono/domain/catalogue";

/** The views that art has, by name, with their layers' files. */
export type ArtViews = Readonly<Record<string, { readonly layers: Readonly<Record<string, string>> }>>;

/** Undefined where a silhouette has no art in the folder. */
export function readArtViews(folder: string, silhouette: string): ArtViews | undefined {
  const path = join(folder, silhouette, "art.json");
  if (!existsSync(path)) return undefined;
  return (JSON.parse(readFileSync(path, "utf8")) as { readonly views: ArtViews }).views;
}

const known = new Map<string, readonly ViewId[]>();

/** The views that there are of a silhouette: none where its art is gone. Read once per process. */
export function drawnViewsOf(folder: string, silhouette: string): readonly ViewId[] {
  const path = join(folder, silhouette);
  const views = known.get(path) ?? (Object.keys(readArtViews(folder, silhouette) ?? {}) as ViewId[]);
  known.set(path, views);
  return views;
}
