import type { DesignDocument } from "@surimono/domain/designs";
import type { Result } from "@surimono/domain/kernel";
import type { PreparedPicture } from "../../pictures/index.ts";
import type { EditorFailure } from "../keeping/design-server.ts";
import type { UploadedImage } from "../model/make-layer.ts";
import { picturesProblem } from "./count-pictures.ts";
import { askWhileBusy } from "./retry.ts";

/** What is happening to a picture now. */
export type UploadStep = "waiting" | "preparing" | "sending" | "busy";

export interface UploadState {
  /** In progress, in the order chosen. */
  readonly running: readonly {
    readonly id: string;
    readonly name: string;
    readonly share: number;
    readonly step: UploadStep;
  }[];
  /** With a retry button where that may help. */
  readonly problems: readonly { readonly id: string; readonly text: string; readonly retry?: () => void }[];
  /** How a picture was changed before upload. */
  readonly notes: readonly { readonly id: string; readonly text: string }[];
}

type Arrived = (image: UploadedImage, index: number) => void;

export interface UploadQueue {
  state(): UploadState;
  subscribe(listener: () => void): () => void;
  /** Prepares and uploads one picture after the other, and hands each over as it arrives. */
  add(files: readonly File[], arrived: Arrived): Promise<void>;
  dismiss(id: string): void;
}

interface Parts {
  /** Called for each picture that has arrived. */
  readonly arrived: (image: UploadedImage) => void;
  readonly document: () => DesignDocument;
  /** Makes any common picture uploadable. Rejects when its code cannot be fetched. */
  readonly prepare: (file: File) => Promise<Result<PreparedPicture, EditorFailure>>;
  readonly send: (file: File, progress: (share: number) => void) => Promise<Result<UploadedImage, EditorFailure>>;
  readonly makeId: () => string;
}

interface Job {
  readonly id: string;
  readonly file: File;
  /** Its number among those chosen together. */
  readonly index: number;
  readonly arrived: Arrived;
}

const NO_ANSWER = "通信できませんでした。接続を確かめて、もう一度お試しください。";

export function createUploadQueue({ arrived: keep, document, prepare, send, makeId }: Parts): UploadQueue {
  let state: UploadState = { running: [], problems: [], notes: [] };
  const listeners = new Set<() => void>();

  function update(change: Partial<UploadState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function complain(text: string, retry?: () => void): void {
    update({ problems: [...state.problems, { id: makeId(), text, ...(retry && { retry }) }] });
  }

  function change(id: string, part: Partial<UploadState["running"][number]>): void {
    update({ running: state.running.map((item) => (item.id === id ? { ...item, ...part } : item)) });
  }

  async function sendOne({ id, file }: Job): Promise<UploadedImage | "lost" | undefined> {
    change(id, { step: "preparing" });
    const prepared = await prepare(file);
    if (!prepared.ok) {
      complain(prepared.failure.message);
      return undefined;
    }
    const progress = (share: number) => change(id, { share, step: "sending" });
    progress(0);
    const answer = await askWhileBusy(
      () => send(prepared.value.file, progress),
      () => change(id, { share: 0, step: "busy" }),
    );
    if (!answer.ok) {
      complain(`「${file.name}」：${answer.failure.message}`);
      return undefined;
    }
    const { notes } = prepared.value;
    if (notes.length > 0)
      update({ notes: [...state.notes, { id: makeId(), text: `「${file.name}」：${notes.join("")}` }] });
    return answer.value;
  }

  async function run(jobs: readonly Job[]): Promise<void> {
    const waiting = jobs.map(({ file, id }) => ({ id, name: file.name, share: 0, step: "waiting" as const }));
    update({ running: [...state.running, ...waiting] });
    for (const job of jobs) {
      // No answer came; once back online the customer need not choose the file again.
      const image = await sendOne(job).catch(() => "lost" as const);
      update({ running: state.running.filter(({ id }) => id !== job.id) });
      if (image === "lost") complain(`「${job.file.name}」：${NO_ANSWER}`, () => void run([job]));
      else if (image) {
        keep(image);
        job.arrived(image, job.index);
      }
    }
  }

  function dismiss(id: string): void {
    update({
      problems: state.problems.filter((problem) => problem.id !== id),
      notes: state.notes.filter((note) => note.id !== id),
    });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async add(files, arrived) {
      update({ problems: [], notes: [] });
      const tooMany = picturesProblem(document(), files.length + state.running.length);
      if (tooMany) return complain(tooMany);
      await run(files.map((file, index) => ({ id: makeId(), file, index, arrived })));
    },
    dismiss,
  };
}
