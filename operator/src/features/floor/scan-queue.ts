import type { scanUnit } from "@surimono/contract/floor";
import type { AnswerOf, PayloadInputOf } from "@surimono/contract/kernel";

export type Scan = PayloadInputOf<typeof scanUnit>;
/** As it is kept on the device. */
interface Kept extends Scan {
  /** The id of its undo: somebody took it back, and nobody knows whether it had arrived. */
  readonly undo_id?: string;
}
export type ScanAnswer = AnswerOf<typeof scanUnit>;

/** What became of a scan. `late`: it had waited for the network. */
export type ScanNews =
  | { readonly kind: "done"; readonly scan: Scan; readonly answer: ScanAnswer; readonly late: boolean }
  | { readonly kind: "refused"; readonly scan: Scan; readonly message: string; readonly late: boolean }
  /** It was taken back before it was sent, or after its answer was lost. */
  | { readonly kind: "undone"; readonly scan: Scan; readonly late: boolean };

export type Undone =
  | { readonly kind: "undone" }
  /** It was done, and cannot be undone any more. */
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "unreachable" };

export type Sent =
  | { readonly kind: "done"; readonly answer: ScanAnswer }
  | { readonly kind: "refused"; readonly message: string }
  /** No answer, or the server is busy, or the session has ended: it is sent again. */
  | { readonly kind: "unreachable" };

/** A scan that was kept without network and refused later: somebody looks for its piece. */
export interface Conflict {
  readonly scan: Scan;
  readonly message: string;
}

interface Parts {
  readonly send: (scan: Scan) => Promise<Sent>;
  readonly undo: (undo: { readonly scan_id: string; readonly undoes: string }) => Promise<Undone>;
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly onNews: (news: ScanNews) => void;
  /** Those that wait for the network. */
  readonly onWaiting: (waiting: readonly Scan[]) => void;
  /** Those that were refused late, until they are forgotten. */
  readonly onConflicts: (conflicts: readonly Conflict[]) => void;
}

const KEY = "surimono-floor-scans";
const CONFLICTS_KEY = "surimono-floor-refused";

/**
 * Scans are sent one after the other in their order, and kept until they were answered: through a minute without network, a reload, a sign-in.
 * Each has an id, so that one whose answer was lost is not done twice. What is refused late stays on the device until somebody has seen to it.
 */
export function createScanQueue({ send, undo, storage, onNews, onWaiting, onConflicts }: Parts) {
  let isSending = false;
  const read = (): Kept[] => JSON.parse(storage.getItem(KEY) ?? "[]") as Kept[];
  const write = (scans: readonly Kept[]) => storage.setItem(KEY, JSON.stringify(scans));
  const conflicts = (): Conflict[] => JSON.parse(storage.getItem(CONFLICTS_KEY) ?? "[]") as Conflict[];
  const writeConflicts = (all: readonly Conflict[]) => {
    storage.setItem(CONFLICTS_KEY, JSON.stringify(all));
    onConflicts(all);
  };
  const keepConflict = (one: Conflict) =>
    writeConflicts([...conflicts().filter(({ scan }) => scan.scan_id !== one.scan.scan_id), one]);
  /** Scans that have met no network. */
  const late = new Set(read().map(({ scan_id }) => scan_id));

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let [scan] = read(); scan; [scan] = read()) {
        const { undo_id, ...item } = scan;
        const sent = undo_id ? await undo({ scan_id: undo_id, undoes: item.scan_id }) : await send(item);
        if (sent.kind === "unreachable") {
          for (const { scan_id } of read()) late.add(scan_id);
          break;
        }
        // Taken back while it was on its way: its undo goes next, if it was done.
        if (!undo_id && sent.kind === "done" && isTakenBack(item)) continue;
        const isLate = late.delete(item.scan_id);
        // Before it leaves the queue: a page that is closed now has lost neither.
        if (isLate && sent.kind === "refused") keepConflict({ scan: item, message: sent.message });
        write(read().filter((one) => one.scan_id !== item.scan_id));
        onNews({ ...sent, scan: item, late: isLate });
      }
    } finally {
      isSending = false;
      onWaiting(waiting());
    }
  }

  const isTakenBack = ({ scan_id }: Scan) => read().some((one) => one.scan_id === scan_id && one.undo_id !== undefined);
  /** What met no network and was not taken back. */
  const waiting = () => read().filter(({ scan_id, undo_id }) => late.has(scan_id) && undo_id === undefined);

  return {
    add(scan: Scan): Promise<void> {
      write([...read(), scan]);
      return sendAll();
    },
    /** Again, when there may be a network. */
    sendAll,
    waiting: () => read().length,
    conflicts,
    forgetConflicts: () => writeConflicts([]),
    /** One that waits is not done, or undone should it have arrived. */
    takeBack({ scan_id }: Pick<Scan, "scan_id">): Promise<void> {
      write(read().map((one) => (one.scan_id === scan_id ? { undo_id: crypto.randomUUID(), ...one } : one)));
      onWaiting(waiting());
      return sendAll();
    },
    /** Whether it met no network; one that is behind another on its way has not. */
    isKept: ({ scan_id }: Scan) => late.has(scan_id),
  };
}
