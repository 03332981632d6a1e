import type { Picture } from "../mockup/canvas.ts";
import { PLACES, type PlaceName } from "./places.ts";

export interface PlacePictures {
  readonly ground: Picture;
  readonly light?: Picture;
  readonly over?: Picture;
}

const kept = new Map<PlaceName, Promise<PlacePictures>>();

/** The layers of a place, fetched once. Throws where one cannot be had. */
export function fetchPlace(name: PlaceName): Promise<PlacePictures> {
  const known = kept.get(name);
  if (known) return known;
  const asked = fetchLayers(name);
  kept.set(name, asked);
  // Another press tries again.
  asked.catch(() => kept.delete(name));
  return asked;
}

async function fetchLayers(name: PlaceName): Promise<PlacePictures> {
  const { isLit, isOver } = PLACES[name];
  const [ground, light, over] = await Promise.all([
    decode(name, "ground"),
    isLit ? decode(name, "light") : undefined,
    isOver ? decode(name, "over") : undefined,
  ]);
  return { ground, ...(light && { light }), ...(over && { over }) };
}

async function decode(name: PlaceName, layer: keyof PlacePictures): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = new URL(`../../still-lives/${name}-${layer}.webp`, import.meta.url).href;
  await image.decode();
  return image;
}
