import type { Checks } from "../checks/create-checks.ts";
import { toldFindings } from "../checks/editor-checks.ts";
import { isOpen } from "../checks/ticks.ts";
import type { EditorProps } from "../editor-props.ts";
import type { Autosave } from "../keeping/autosave.ts";
import type { EditorStore } from "../store/editor-store.ts";
import type { OwnInks } from "./own-inks.ts";

interface Parts {
  readonly store: EditorStore;
  readonly checks: Checks;
  readonly autosave: Autosave;
  readonly inks: OwnInks;
  readonly complete: EditorProps["complete"];
}

const NOT_SAVED = "保存できませんでした。デザインはこの端末に残っています。接続を確かめて、もう一度お試しください。";

const FOLLOWED = "別の画面での変更を反映しました。内容を確かめて、もう一度お進みください。";

const NOT_LOADED = "絵や書体を読み込めず、インクを選べませんでした。通信を確かめて、もう一度お試しください。";

/** Finishing: checks, saves, then hands over the design with its ticks. */
export async function finishDesign(parts: Parts): Promise<void> {
  const { store, checks, inks } = parts;
  if (store.get().isFinishing) return;
  store.set({ isFinishing: true });
  try {
    if (!(await inks.settle())) return store.complain(NOT_LOADED);
    const ticks = checks.ticks.all();
    store.set({ told: [] });
    if (checks.of(store.get().document).some((finding) => isOpen(finding, ticks))) store.set({ dialog: "finishing" });
    else await handOver(parts, [...ticks]);
  } finally {
    store.set({ isFinishing: false });
  }
}

async function handOver(parts: Parts, ticks: readonly string[]): Promise<void> {
  const { store, autosave, complete } = parts;
  const { document } = store.get();
  const send = () => complete(autosave.copy().document, autosave.revision(), ticks);
  try {
    if (!(await autosave.flush())) return toldWhy(parts);
    let answer = await send();
    if (isElsewhere(answer)) {
      await autosave.look();
      if (autosave.state().kind !== "saved") return toldWhy(parts);
      // What was saved elsewhere was this very design, finished before, and only its answer was lost.
      if (store.get().document !== document) return store.complain(FOLLOWED);
      answer = await send();
    }
    if (answer.ok) return;
    // The server decides; what only it found is shown and ticked like everything else.
    const told = toldFindings(answer.failure);
    if (told.length > 0) store.set({ told, dialog: "finishing" });
    else store.complain(answer.failure.message);
  } catch {
    store.complain(NOT_SAVED);
  }
}

function isElsewhere(answer: Awaited<ReturnType<EditorProps["complete"]>>): boolean {
  return !answer.ok && answer.failure.code === "designs/changed-elsewhere";
}

function toldWhy({ store, autosave }: Parts): void {
  const state = autosave.state();
  if (state.kind === "conflict") store.set({ dialog: "compare" });
  // The bar above the workbench explains, and shows the way on.
  else if (state.kind === "offline" || state.kind === "saving") store.complain(NOT_SAVED);
}
