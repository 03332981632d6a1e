import { type AreaDesign, flattenLayers } from "@surimono/domain/designs";
import {
  browserSurface,
  createShaper,
  drawDesign,
  emojiUrl,
  loadFace,
  loadHarfBuzz,
  loadStamps,
  missingAssets,
  type SceneAssets,
} from "../scene/index.ts";

/** Loaded once, used for every further document. */
const text = createShaper(await loadHarfBuzz());
const images = new Map<string, HTMLImageElement>();
let drawn: CanvasRenderingContext2D;

/** Draws in the browser as the editor does, loading what the area needs. */
async function drawInBrowser(area: AreaDesign, pxPerMm: number): Promise<{ width: number; height: number }> {
  const stamps = await loadStamps(
    flattenLayers(area.layers).flatMap((layer) => (layer.kind === "stamp" && !layer.hidden ? [layer.stampId] : [])),
  );
  const assets: SceneAssets = {
    text,
    image: (assetId) => images.get(assetId),
    stamp: (stampId) => stamps.get(stampId),
    surface: browserSurface,
  };
  const missing = missingAssets(area, assets);
  for (const fontId of missing.fontIds) await loadFace(assets.text, fontId);
  for (const id of missing.emojiIds) {
    const answer = await fetch(emojiUrl(id));
    assets.text.addEmoji(id, answer.ok ? await answer.text() : "none");
  }
  for (const assetId of missing.assetIds) {
    const image = new Image();
    image.src = `/assets-of-members/${assetId}`;
    await image.decode();
    images.set(assetId, image);
  }
  const canvas = document.createElement("canvas");
  canvas.width = Math.round((area.width / 1000) * pxPerMm);
  canvas.height = Math.round((area.height / 1000) * pxPerMm);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  drawDesign(context, area, pxPerMm, assets);
  drawn = context;
  return { width: canvas.width, height: canvas.height };
}

/** RGBA of the last drawing, in base64. */
async function rowsInBrowser(first: number, count: number): Promise<string> {
  const { data } = drawn.getImageData(0, first, drawn.canvas.width, count);
  const reader = new FileReader();
  reader.readAsDataURL(new Blob([data]));
  await new Promise((resolve) => reader.addEventListener("load", resolve));
  return (reader.result as string).split(",")[1] ?? "";
}

Object.assign(window, { drawInBrowser, rowsInBrowser });
