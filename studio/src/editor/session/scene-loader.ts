import { type DesignDocument, flattenLayers } from "@surimono/domain/designs";
import {
  browserSurface,
  createShaper,
  findStamp,
  loadFace,
  loadHarfBuzz,
  type SceneAssets,
  type SceneImage,
  type Stamp,
  type TextShaper,
} from "../../scene/index.ts";
import { createLazyFiles } from "./lazy-files.ts";

/** Fetches pictures and faces as drawing asks for them, and tells when there is more to draw. */
export interface SceneLoader {
  readonly assets: SceneAssets;
  /** Grows with everything that has arrived. */
  version(): number;
  subscribe(listener: () => void): () => void;
  /** Resolves when text of that face can be set and drawn; rejects when the face cannot be had. */
  ensureFace(fontId: string): Promise<void>;
  /** Starts loading the faces of a document. */
  prepare(document: DesignDocument): void;
  /** Of an upload or a stamp. */
  hasFailed(id: string): boolean;
  retry(): void;
}

interface Sources {
  readonly assetUrl: (assetId: string) => string | Promise<string>;
  readonly fetchFont?: ((url: string) => Promise<Uint8Array>) | undefined;
}

/** A phone cannot hold many photographs whole; this is sharp on any screen, and the print file is drawn elsewhere. */
const WIDEST_ON_SCREEN = 2000;

export function createSceneLoader({ assetUrl, fetchFont }: Sources): SceneLoader {
  let version = 0;
  let shaper: TextShaper | undefined;
  const listeners = new Set<() => void>();

  function arrived(): void {
    version += 1;
    for (const listener of listeners) listener();
  }

  const engine = { loading: undefined as Promise<TextShaper> | undefined };
  function loadedShaper(): Promise<TextShaper> {
    engine.loading ??= loadHarfBuzz().then(
      (hb) => {
        shaper = createShaper(hb);
        return shaper;
      },
      (error: unknown) => {
        engine.loading = undefined;
        throw error;
      },
    );
    return engine.loading;
  }

  const images = createLazyFiles<SceneImage>(async (assetId) => decoded(await assetUrl(assetId)), arrived);
  const stamps = createLazyFiles<Stamp>(async (stampId) => {
    const stamp = await findStamp(stampId);
    if (!stamp) throw new Error(`No stamp ${stampId}`);
    return stamp;
  }, arrived);

  async function ensureFace(fontId: string): Promise<void> {
    const loaded = await loadedShaper();
    if (loaded.hasFace(fontId)) return;
    await loadFace(loaded, fontId, fetchFont);
    arrived();
  }

  return {
    assets: {
      text: {
        hasFace: (fontId) => shaper?.hasFace(fontId) ?? false,
        face: (fontId) => shaper?.face(fontId),
        addFace: (fontId, file) => shaper?.addFace(fontId, file),
      },
      surface: browserSurface,
      image: images.get,
      stamp: stamps.get,
    },
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ensureFace,
    prepare(document) {
      const fontIds = document.areas.flatMap((area) =>
        flattenLayers(area.layers).flatMap((layer) => (layer.kind === "text" ? layer.fontId : [])),
      );
      // A face that fails now is asked for again when its text is edited.
      for (const fontId of new Set(fontIds)) ensureFace(fontId).catch(() => undefined);
    },
    hasFailed: (id) => images.hasFailed(id) || stamps.hasFailed(id),
    retry() {
      images.forgetFailed();
      stamps.forgetFailed();
      arrived();
    },
  };
}

async function decoded(url: string): Promise<SceneImage> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob());
  if (bitmap.width <= WIDEST_ON_SCREEN) return bitmap;
  const small = await createImageBitmap(bitmap, { resizeWidth: WIDEST_ON_SCREEN, resizeQuality: "high" });
  bitmap.close();
  return small;
}
