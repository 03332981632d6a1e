import {
  type DesignDocument,
  MIN_LAYER_SIDE,
  pictureIdsOf,
  type ShapeLayer,
  type TextLayer,
} from "@surimono/domain/designs";
import { DEFAULT_FONT_ID, layoutText, type TextCarets, textCarets } from "../../scene/index.ts";
import { type Checks, createChecks } from "../checks/create-checks.ts";
import { addShape, addText } from "../commands/add-layer.ts";
import { startTyping } from "../commands/type-text.ts";
import type { EditorProps } from "../editor-props.ts";
import type { Point } from "../geometry/box.ts";
import type { Autosave } from "../keeping/autosave.ts";
import { chooseCopy } from "../keeping/choose-copy.ts";
import { createKeeping, type Keeping } from "../keeping/keeping.ts";
import { browserCopies, tabOf } from "../keeping/local-copy.ts";
import { createNeighbours } from "../keeping/neighbours.ts";
import { isForPress } from "../model/editor-area.ts";
import { goodsColorOf } from "../model/goods-color.ts";
import { closeDocument, openDocument } from "../model/open-document.ts";
import { readableInk } from "../model/readable-ink.ts";
import { picturePart } from "../parts/all-parts.ts";
import { pressLook, pressPart } from "../parts/press-part.ts";
import { createEditorStore } from "../store/editor-store.ts";
import { createHand, type Hand } from "../tools/hand.ts";
import type { EditorContext } from "../tools/tool.ts";
import { createSubjectCutter } from "../uploads/cut-out-subject.ts";
import { createGallery, type Gallery } from "../uploads/gallery.ts";
import { pickFiles } from "../uploads/pick-files.ts";
import { createFilePlacer } from "../uploads/place-files.ts";
import { printWish } from "../uploads/print-wish.ts";
import { createUploadQueue, type UploadQueue } from "../uploads/upload-queue.ts";
import { type ArtLoader, createArtLoader } from "./art-loader.ts";
import { type CutFinder, createCutFinder } from "./cut-finder.ts";
import { finishDesign } from "./finish-design.ts";
import { type GarmentLines, garmentLinesFor } from "./garment-lines.ts";
import { isTyping } from "./is-typing.ts";
import { followOwnInks } from "./own-inks.ts";
import { createRecentColors, type RecentColors } from "./recent-colors.ts";
import { createSceneLoader, type SceneLoader } from "./scene-loader.ts";

/** One opened design with everything that works on it; React only shows it. */
export interface Session extends EditorContext {
  readonly hand: Hand;
  readonly scene: SceneLoader;
  readonly art: ArtLoader;
  readonly autosave: Autosave;
  readonly uploads: UploadQueue;
  readonly gallery: Gallery;
  readonly recentColors: RecentColors;
  readonly keeping: Keeping;
  /** Places pictures into the open area as they arrive; `at` in its micrometres. False when the customer was busy elsewhere. */
  addFiles(files: readonly File[], at?: Point): Promise<boolean>;
  /** Opens the file dialog for pictures; false as above, or when none was chosen. */
  pickFiles(): Promise<boolean>;
  readonly cutOutSubject: ReturnType<typeof createSubjectCutter>;
  /** These words; by default sample words to be typed over. */
  addText(words?: string): Promise<boolean>;
  addShape(shape: ShapeLayer["shape"]): void;
  /** Whether the design can be copied to other goods. */
  readonly hasOtherGoods: boolean;
  /** Whether the goods come in more than one. */
  readonly hasColors: boolean;
  /** Whether the goods come in more than one colour or size. */
  readonly hasGoodsChoice: boolean;
  saveNow(): Promise<void>;
  readonly checks: Checks;
  readonly cutFinder: CutFinder;
  /** Opens the checks while anything needs a fix or a tick. */
  finish(): Promise<void>;
  /** Without unused areas. */
  closed(document: DesignDocument): DesignDocument;
  close(): void;
}

/** Reads this browser's copies of the design, then opens the right one. */
export async function openSession(props: EditorProps): Promise<Session> {
  const { left, ...desk } = await readLeftCopies(props.storageKey);
  const opened = chooseCopy(props.saved.document, left);
  const open = (document: DesignDocument) => openDocument(inKnownColor(document, props), props.areas);
  const scene = createSceneLoader(props);
  const art = createArtLoader(props.artUrl, props.item.silhouette);
  const lines: GarmentLines = garmentLinesFor(art, props.areas);
  const store = createEditorStore({
    document: open(opened.document),
    history: opened.history,
    areaKindId: firstArea(props, opened.document),
    isCoarse: matchMedia("(pointer: coarse)").matches,
    now: Date.now,
  });
  const context = contextOf(props, store, scene, lines);
  const closed = (document: DesignDocument) => closeDocument(document, props.saved.document);
  const keeping = createKeeping({
    store,
    server: props.server,
    saved: props.saved,
    toSend: closed,
    now: Date.now,
    design: props.storageKey,
    ...desk,
    opened,
    makeId,
  });
  const gallery = createGallery(props.pictures);
  const uploads = uploadsOf(props, store, gallery);
  scene.prepare(opened.document);
  const hand = createHand(context);
  const addFiles = createFilePlacer(context, uploads, () => hand.state === "idle" && !isTyping());
  const { autosave } = keeping;
  const inks = await followOwnInks(props, store, scene);
  const cutFinder = createCutFinder({ areas: props.areas, store, scene });
  const checks = checksOf(props, scene, gallery, cutFinder);
  // The measurements of the design's pictures come with the gallery.
  if (pictureIdsOf(opened.document).length > 0) void gallery.more();
  return {
    ...context,
    hand,
    scene,
    art,
    keeping,
    autosave,
    uploads,
    gallery,
    closed,
    recentColors: createRecentColors(props.colorsKey, () => localStorage),
    ...choicesOf(props),
    addFiles,
    pickFiles: async () => addFiles(await pickFiles()),
    cutOutSubject: createSubjectCutter(context, { assetUrl: props.assetUrl, uploads }),
    addText: (words) => addTextWhenLoaded(context, scene, inkOn(props, store).text, words),
    addShape: (shape) => addShape(context, shape, inkOn(props, store).accent),
    saveNow: () => saveNow(store, autosave),
    checks,
    cutFinder,
    finish: () => finishDesign({ store, checks, autosave, inks, complete: props.complete }),
    close() {
      inks.end();
      hand.cancel();
      cutFinder.close();
      keeping.close();
    },
  };
}

const inkOn = ({ item }: EditorProps, store: EditorContext["store"]) =>
  readableInk(goodsColorOf(item, store.get().document.colorId).hex);

function checksOf({ item, areas }: EditorProps, scene: SceneLoader, gallery: Gallery, { cut }: CutFinder): Checks {
  // Until it is there, colours are not judged.
  if (isForPress(areas)) void pressPart.load();
  return createChecks({ item, areas, scene, gallery, cut, press: pressLook });
}

/** What else the design could be on. */
function choicesOf({ goods, item }: EditorProps): Pick<Session, "hasOtherGoods" | "hasColors" | "hasGoodsChoice"> {
  const hasColors = item.colors.length > 1;
  return { hasOtherGoods: goods !== undefined, hasColors, hasGoodsChoice: hasColors || item.sizes.length > 1 };
}

async function saveNow(store: EditorContext["store"], autosave: Autosave): Promise<void> {
  if (await autosave.flush()) store.announce("保存しました");
}

/** If the copy's colour has been discontinued since, it could be neither shown nor saved. */
function inKnownColor(document: DesignDocument, { item, saved }: EditorProps): DesignDocument {
  const isKnown = item.colors.some(({ id }) => id === document.colorId);
  return isKnown ? document : { ...document, colorId: saved.document.colorId };
}

function uploadsOf(props: EditorProps, store: EditorContext["store"], gallery: Gallery): UploadQueue {
  return createUploadQueue({
    prepare: (file) => prepareFor(file, props),
    arrived: gallery.add,
    document: () => store.get().document,
    send: props.upload,
    makeId,
  });
}

/** Rejects where its code cannot be fetched: then nothing could be sent either. */
async function prepareFor(file: File, { areas }: EditorProps) {
  await picturePart.load();
  const part = picturePart.state();
  if (part.kind !== "ready") throw new Error("the code that prepares pictures could not be fetched");
  return part.module.preparePicture(file, printWish(areas));
}

/** What closed and killed tabs left; copies of open tabs belong to those. */
async function readLeftCopies(design: string) {
  const copies = browserCopies();
  const neighbours = createNeighbours(design, makeId());
  const others = await neighbours.find();
  const found = await copies.list(design);
  return { copies, neighbours, left: found.filter(({ key, copy }) => copy.isAside || !others.has(tabOf(key))) };
}

function contextOf(
  props: EditorProps,
  store: EditorContext["store"],
  scene: SceneLoader,
  lines: GarmentLines,
): EditorContext {
  const carets = new WeakMap<TextLayer, TextCarets>();
  return {
    store,
    areas: props.areas,
    garmentLines: lines.of,
    makeId,
    now: Date.now,
    carets: (layer) => {
      const found = carets.get(layer) ?? textCarets(layer, scene.assets.text);
      if (found) carets.set(layer, found);
      return found;
    },
    measure(layer) {
      const layout = layoutText(layer, scene.assets.text);
      // A text without ink has no width of its own, but a document needs one.
      return (
        layout && { width: Math.max(MIN_LAYER_SIDE, layout.width), height: Math.max(MIN_LAYER_SIDE, layout.height) }
      );
    },
  };
}

async function addTextWhenLoaded(
  context: EditorContext,
  scene: SceneLoader,
  color: string,
  words = NEW_WORDS,
): Promise<boolean> {
  try {
    await scene.ensureFace(DEFAULT_FONT_ID);
  } catch {
    context.store.complain("書体を読み込めませんでした。接続を確かめて、もう一度お試しください。");
    return false;
  }
  const layer = addText(context, words, { fontId: DEFAULT_FONT_ID, color });
  if (layer && words === NEW_WORDS) startTyping(context, layer);
  return layer !== undefined;
}

/** To be typed over. */
const NEW_WORDS = "テキスト";

/** The first area with a design, else the first offered. */
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
