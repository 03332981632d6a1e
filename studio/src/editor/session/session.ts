import { type DesignDocument, MIN_LAYER_SIDE } from "@surimono/domain/designs";
import { layoutText } from "../../scene/index.ts";
import { addImage } from "../commands/add-layer.ts";
import type { EditorProps } from "../editor-props.ts";
import type { Point } from "../geometry/box.ts";
import { type Autosave, createAutosave } from "../keeping/autosave.ts";
import { type ChosenCopy, chooseCopy } from "../keeping/choose-copy.ts";
import { browserCopies } from "../keeping/local-copy.ts";
import { closeDocument, openDocument } from "../model/open-document.ts";
import { createEditorStore } from "../store/editor-store.ts";
import { createHand, type Hand } from "../tools/hand.ts";
import type { EditorContext } from "../tools/tool.ts";
import { createUploadQueue, type UploadQueue } from "../uploads/upload-queue.ts";
import { type ArtLoader, createArtLoader } from "./art-loader.ts";
import { type GarmentLines, garmentLinesFor } from "./garment-lines.ts";
import { createRecentColors, type RecentColors } from "./recent-colors.ts";
import { createSceneLoader, type SceneLoader } from "./scene-loader.ts";

/** One opened design with everything that works on it; React only shows it. */
export interface Session extends EditorContext {
  readonly hand: Hand;
  readonly scene: SceneLoader;
  readonly art: ArtLoader;
  readonly autosave: Autosave;
  readonly uploads: UploadQueue;
  readonly opened: ChosenCopy;
  readonly recentColors: RecentColors;
  /** Places pictures into the open area as they arrive; `at` in its micrometres. */
  addFiles(files: readonly File[], at?: Point): Promise<void>;
  /** Takes the other copy that the notice at the opening offers. */
  takeOther(): void;
  /** Without the places that were offered and stayed empty. */
  closed(document: DesignDocument): DesignDocument;
  close(): void;
}

/** Reads what this browser kept of the design, then opens the right copy. */
export async function openSession(props: EditorProps): Promise<Session> {
  const copies = browserCopies();
  const opened = chooseCopy(props.document, await copies.read(props.storageKey));
  const open = (document: DesignDocument) => openDocument(document, props.areas);
  const scene = createSceneLoader(props);
  const art = createArtLoader(props.artUrl, props.item.silhouette);
  const lines: GarmentLines = garmentLinesFor(art, props.areas);
  const store = createEditorStore({
    document: open(opened.document),
    history: opened.history,
    areaKindId: firstArea(props, opened.document),
    now: Date.now,
  });
  const context: EditorContext = {
    store,
    areas: props.areas,
    garmentLines: lines.of,
    makeId,
    now: Date.now,
    measure(layer) {
      const layout = layoutText(layer, scene.assets.text);
      // A text without ink has no width of its own, but a document holds no layer without one.
      return (
        layout && { width: Math.max(MIN_LAYER_SIDE, layout.width), height: Math.max(MIN_LAYER_SIDE, layout.height) }
      );
    },
  };
  const closed = (document: DesignDocument) => closeDocument(document, props.document);
  const autosave = createAutosave({
    store,
    storageKey: props.storageKey,
    copies,
    base: props.document,
    savedAt: props.savedAt,
    toSend: closed,
    send: props.save,
    now: Date.now,
  });
  const uploads = createUploadQueue({
    gallery: props.uploads,
    document: () => store.get().document,
    send: props.upload,
    makeId,
  });
  scene.prepare(opened.document);
  const hand = createHand(context);
  return {
    ...context,
    hand,
    scene,
    art,
    autosave,
    uploads,
    opened,
    closed,
    recentColors: createRecentColors(props.colorsKey, () => localStorage),
    addFiles: (files, at) => uploads.add(files, (image, index) => addImage(context, image, at && shifted(at, index))),
    takeOther() {
      if (!opened.other) return;
      scene.prepare(opened.other.document);
      store.replace(open(opened.other.document), opened.other.history);
    },
    close() {
      hand.cancel();
      void autosave.keep();
      autosave.stop();
    },
  };
}

/** Several pictures dropped at once must not hide each other. */
function shifted(at: Point, index: number): Point {
  return { x: at.x + index * 8000, y: at.y + index * 8000 };
}

/** The first area that holds a design, else the first that is offered. */
function firstArea(props: EditorProps, document: DesignDocument): number {
  const used = document.areas.find((area) => area.layers.length > 0) ?? document.areas[0];
  const known = props.areas.find((area) => area.areaKindId === used?.areaKindId) ?? props.areas[0];
  if (!known) throw new Error("The editor was opened without a print area");
  return known.areaKindId;
}

/** `crypto.randomUUID` is missing on plain http. */
function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
