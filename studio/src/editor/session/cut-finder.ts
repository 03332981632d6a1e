import { type CutJob, cutJobOf, type DesignDocument, type TracedCut } from "@surimono/domain/designs";
import { traceDieCut } from "../../die-cut/index.ts";
import type { EditorArea } from "../model/editor-area.ts";
import type { EditorStore } from "../store/editor-store.ts";
import { askApart } from "./ask-apart.ts";
import type { CutQuestion } from "./cut-worker.ts";
import { drawInk } from "./draw-ink.ts";
import type { SceneLoader } from "./scene-loader.ts";

/** Follows the design with the line along which the goods are cut, where they are cut along it. */
export interface CutFinder {
  /** As last found: it lags behind a change for a moment. Undefined where the goods keep their own shape, or nothing is drawn. */
  cut(): TracedCut | undefined;
  subscribe(listener: () => void): () => void;
  close(): void;
}

interface Parts {
  readonly areas: readonly EditorArea[];
  readonly store: Pick<EditorStore, "get" | "subscribe">;
  readonly scene: Pick<SceneLoader, "assets" | "version" | "subscribe">;
}

/** What changes in one go is followed once. */
const AFTER_MS = 120;

export function createCutFinder({ areas, store, scene }: Parts): CutFinder {
  const listeners = new Set<() => void>();
  const tracer = createTracer();
  let cut: TracedCut | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: { readonly document?: DesignDocument; readonly version?: number } = {};
  let asked = 0;

  function tell(found: TracedCut | undefined): void {
    if (found === undefined && cut === undefined) return;
    cut = found;
    for (const listener of listeners) listener();
  }

  async function find(document: DesignDocument): Promise<void> {
    const job = cutJobOf(document, areas);
    const own = ++asked;
    const found = job && (await tracer.trace(job, drawInk(job, scene.assets)));
    if (own === asked) tell(found);
  }

  function follow(): void {
    const { document } = store.get();
    const version = scene.version();
    if (document === seen.document && version === seen.version) return;
    const isNew = seen.document?.dieCut === undefined;
    seen = { document, version };
    clearTimeout(timer);
    if (document.dieCut) timer = setTimeout(() => void find(document), isNew ? 0 : AFTER_MS);
    else {
      asked++;
      tell(undefined);
    }
  }

  const stops = [store.subscribe(follow), scene.subscribe(follow)];
  follow();
  return {
    cut: () => cut,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      for (const stop of stops) stop();
      clearTimeout(timer);
      tracer.close();
    },
  };
}

function createTracer() {
  const apart = askApart<CutQuestion, TracedCut | undefined>(
    () => new Worker(new URL("./cut-worker.ts", import.meta.url), { type: "module" }),
    ({ drawings, wish }) => traceDieCut(drawings, wish),
  );
  return {
    trace: ({ rules, margin, rect }: CutJob, drawings: CutQuestion["drawings"]) =>
      apart.ask({ drawings, wish: { rules, margin, rect } }),
    close: apart.close,
  };
}
