import type { DesignDocument } from "@surimono/domain/designs";
import type { Result } from "@surimono/domain/kernel";
import type { EditorFailure } from "../keeping/design-server.ts";
import type { UploadedImage } from "../model/make-layer.ts";
import { type FileFacts, fileProblem, picturesProblem } from "./check-file.ts";

export interface UploadState {
  /** Under way, in the order in which they were chosen. */
  readonly running: readonly { readonly id: string; readonly name: string; readonly share: number }[];
  readonly problems: readonly { readonly id: string; readonly text: string }[];
}

export interface UploadQueue {
  state(): UploadState;
  subscribe(listener: () => void): () => void;
  /** Checks, sends one after the other, and hands each picture over as it arrives. */
  add(files: readonly File[], arrived: (image: UploadedImage, index: number) => void): Promise<void>;
  dismiss(id: string): void;
}

interface Parts {
  /** Told of each picture that has arrived. */
  readonly arrived: (image: UploadedImage) => void;
  readonly document: () => DesignDocument;
  readonly send: (file: File, progress: (share: number) => void) => Promise<Result<UploadedImage, EditorFailure>>;
  readonly makeId: () => string;
}

const NO_ANSWER = "通信できませんでした。接続を確かめて、もう一度お試しください。";

export function createUploadQueue({ arrived: keep, document, send, makeId }: Parts): UploadQueue {
  let state: UploadState = { running: [], problems: [] };
  const listeners = new Set<() => void>();

  function update(change: Partial<UploadState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function complain(text: string): void {
    update({ problems: [...state.problems, { id: makeId(), text }] });
  }

  async function sendOne(file: File, id: string): Promise<UploadedImage | undefined> {
    const progress = (share: number) =>
      update({ running: state.running.map((item) => (item.id === id ? { ...item, share } : item)) });
    try {
      const answer = await send(file, progress);
      if (answer.ok) return answer.value;
      complain(`「${file.name}」：${answer.failure.message}`);
    } catch {
      complain(`「${file.name}」：${NO_ANSWER}`);
    } finally {
      update({ running: state.running.filter((item) => item.id !== id) });
    }
    return undefined;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async add(files, arrived) {
      update({ problems: [] });
      const good = files.filter((file) => {
        const problem = fileProblem(file satisfies FileFacts);
        if (problem) complain(problem);
        return !problem;
      });
      const tooMany = picturesProblem(document(), good.length + state.running.length);
      if (tooMany) return complain(tooMany);
      const jobs = good.map((file) => ({ file, id: makeId() }));
      const waiting = jobs.map(({ file, id }) => ({ id, name: file.name, share: 0 }));
      update({ running: [...state.running, ...waiting] });
      for (const [index, { file, id }] of jobs.entries()) {
        const image = await sendOne(file, id);
        if (!image) continue;
        keep(image);
        arrived(image, index);
      }
    },
    dismiss: (id) => update({ problems: state.problems.filter((problem) => problem.id !== id) }),
  };
}
