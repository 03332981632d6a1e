import { type AreaDesign, type DesignDocument, flattenLayers, type ScreenPrint } from "@surimono/domain/designs";
import { MM_PER_INCH } from "@surimono/domain/kernel";
import { drawDesign, missingAssets, type SceneAssets } from "../../scene/index.ts";
import { proposeInks, seenDpi } from "../../screens/index.ts";
import { mapScreen } from "../model/edit-document.ts";
import type { EditorStore } from "../store/editor-store.ts";

interface Parts {
  readonly store: EditorStore;
  readonly scene: { readonly assets: SceneAssets; subscribe(listener: () => void): () => void };
  /** `#rrggbb` of the goods in the document's colour. */
  readonly clothOf: (document: DesignDocument) => string;
}

/** Drawing rests by then. */
const AFTER_MS = 400;

/** Keeps the inks of each place those of what is drawn there, until the customer chooses. Returns what ends it. */
export function followInks({ store, scene, clothOf }: Parts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: DesignDocument | undefined;
  const settle = () => {
    seen = store.get().document;
    store.settle((document) => withOwnInks(document, clothOf(document), scene.assets));
    seen = store.get().document;
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, AFTER_MS);
  };
  const ends = [store.subscribe(() => store.get().document !== seen && soon()), scene.subscribe(soon)];
  soon();
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}

/** Whether the studio chooses: the customer did not. */
export function hasAutoInks({ screen }: AreaDesign): boolean {
  return !screen || screen.auto === true;
}

/** Each place in the inks nearest to what is drawn there, where the customer did not choose them. */
export function withOwnInks(document: DesignDocument, cloth: string, assets: SceneAssets): DesignDocument {
  return document.areas.reduce((now, area) => {
    if (!hasAutoInks(area)) return now;
    const inks = inksOf(area, cloth, assets);
    if (!inks || inks.join() === (area.screen?.inks ?? []).join()) return now;
    if (inks.length > 0) return mapScreen(now, area.areaKindId, { ...area.screen, inks, auto: true });
    // Dots are the customer's choice, and wait for what is drawn to differ from the cloth again.
    return area.screen?.halftone && showsAny(area) ? now : mapScreen(now, area.areaKindId, undefined);
  }, document);
}

/**
 * The nearest inks, at most so many. None where nothing is drawn that differs from the cloth; undefined until everything that is drawn is
 * loaded.
 */
export function inksOf(
  area: AreaDesign,
  cloth: string,
  assets: SceneAssets,
  most?: number,
): ScreenPrint["inks"] | undefined {
  if (!showsAny(area)) return [];
  if (Object.values(missingAssets(area, assets)).some(({ length }) => length > 0)) return undefined;
  // Half as sharp as it is shown: colours are the same, and it is quick while somebody draws.
  const pxPerMm = seenDpi(area) / 2 / MM_PER_INCH;
  const canvas = globalThis.document.createElement("canvas");
  canvas.width = Math.max(2, Math.round((area.width / 1000) * pxPerMm));
  canvas.height = Math.max(2, Math.round((area.height / 1000) * pxPerMm));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return [];
  drawDesign(context, area, pxPerMm, assets);
  return proposeInks(context.getImageData(0, 0, canvas.width, canvas.height), cloth, most);
}

function showsAny({ layers }: AreaDesign): boolean {
  return flattenLayers(layers).some(({ hidden }) => !hidden);
}
