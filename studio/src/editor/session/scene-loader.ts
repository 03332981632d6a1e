import { type DesignDocument, flattenLayers } from "@surimono/domain/designs";
import {
  averagesPixels,
  browserSurface,
  createShaper,
  decodeWholeInBrowser,
  emojiUrl,
  findStamp,
  type HarfBuzz,
  loadFace,
  loadHarfBuzz,
  type SceneAssets,
  type SceneImage,
  type Stamp,
  type TextShaper,
} from "../../scene/index.ts";
import { decodePicture } from "./decode-picture.ts";
import { createLazyFiles } from "./lazy-files.ts";
import { createLetteredFaces, type LetteredFaces } from "./lettered-faces.ts";

/** Fetches pictures and fonts as drawing needs them, and reports when there is more to draw. */
export interface SceneLoader {
  readonly assets: SceneAssets;
  /** Goes up with everything that arrives. */
  version(): number;
  subscribe(listener: () => void): () => void;
  /** Resolves when text in that font can be set and drawn; rejects when the font cannot be fetched. */
  ensureFace(fontId: string): Promise<void>;
  /** Of these words in any face, for previews: a face cut down to a few letters is a few kilobytes. */
  readonly lettered: LetteredFaces;
  /** Starts loading the fonts of a document. */
  prepare(document: DesignDocument): void;
  /** Of an upload, a stamp or an emoji. */
  hasFailed(id: string): boolean;
  retry(): void;
}

interface Sources {
  readonly assetUrl: (assetId: string) => string | Promise<string>;
  readonly fetchFont?: ((url: string) => Promise<Uint8Array>) | undefined;
}

/** Of this browser's canvas; undefined until something is drawn. */
let losesPixels: boolean | undefined;

export function createSceneLoader({ assetUrl, fetchFont }: Sources): SceneLoader {
  let version = 0;
  const engine = lazyShaper();
  const listeners = new Set<() => void>();

  function arrived(): void {
    version += 1;
    for (const listener of listeners) listener();
  }

  const images = createLazyFiles<SceneImage>(async (assetId) => decodePicture(await assetUrl(assetId)), arrived);
  const stamps = createLazyFiles<Stamp>(async (stampId) => {
    const stamp = await findStamp(stampId);
    if (!stamp) throw new Error(`No stamp ${stampId}`);
    return stamp;
  }, arrived);

  const emoji = createLazyFiles<object>(async (id) => {
    const { whole } = await engine.load();
    whole.addEmoji(id, await fetchedEmoji(id));
    return {};
  }, arrived);

  async function ensureFace(fontId: string): Promise<void> {
    const { whole } = await engine.load();
    if (whole.hasFace(fontId)) return;
    await loadFace(whole, fontId, fetchFont);
    arrived();
  }

  return {
    assets: {
      text: {
        hasFace: (fontId) => engine.loaded()?.hasFace(fontId) ?? false,
        face: (fontId) => engine.loaded()?.face(fontId),
        addFace: (fontId, file) => engine.loaded()?.addFace(fontId, file),
        emoji(id) {
          const drawing = engine.loaded()?.emoji(id);
          if (drawing === undefined) emoji.get(id);
          return drawing;
        },
        addEmoji: (id, svg) => engine.loaded()?.addEmoji(id, svg),
      },
      surface: browserSurface,
      decodeWhole: decodeWholeInBrowser,
      get halvesInSteps() {
        losesPixels ??= !averagesPixels(browserSurface);
        return losesPixels;
      },
      image: images.get,
      stamp: stamps.get,
    },
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ensureFace,
    lettered: createLetteredFaces(engine.load, fetchFont, arrived),
    prepare(document) {
      const fontIds = document.areas.flatMap((area) =>
        flattenLayers(area.layers).flatMap((layer) => (layer.kind === "text" ? layer.fontId : [])),
      );
      // A font that fails now is fetched again when its text is edited.
      for (const fontId of new Set(fontIds)) ensureFace(fontId).catch(() => undefined);
    },
    hasFailed: (id) => [images, stamps, emoji].some((files) => files.hasFailed(id)),
    retry() {
      images.forgetFailed();
      stamps.forgetFailed();
      emoji.forgetFailed();
      arrived();
    },
  };
}

/** The text shaping engine is loaded with the first font. */
function lazyShaper() {
  let shaper: TextShaper | undefined;
  let loading: Promise<{ readonly hb: HarfBuzz; readonly whole: TextShaper }> | undefined;
  return {
    loaded: () => shaper,
    load() {
      loading ??= loadHarfBuzz().then(
        (hb) => {
          shaper = createShaper(hb);
          return { hb, whole: shaper };
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

/** A missing file is an answer too: no such emoji was drawn. */
async function fetchedEmoji(id: string): Promise<string> {
  const url = emojiUrl(id);
  const answer = await fetch(url);
  if (answer.status === 404) return "none";
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}
