import type { scanUnit } from "@surimono/contract/floor";
import type { AnswerOf, PayloadInputOf } from "@surimono/contract/kernel";

export type Scan = PayloadInputOf<typeof scanUnit>;
export type ScanAnswer = AnswerOf<typeof scanUnit>;

/** What became of a scan. `late`: it had waited for the network. */
export type ScanNews =
  | { readonly kind: "done"; readonly scan: Scan; readonly answer: ScanAnswer; readonly late: boolean }
  | { readonly kind: "refused"; readonly scan: Scan; readonly message: string; readonly late: boolean };

export type Sent =
  | { readonly kind: "done"; readonly answer: ScanAnswer }
  | { readonly kind: "refused"; readonly message: string }
  /** No answer, or the server is busy, or the session has ended: it is sent again. */
  | { readonly kind: "unreachable" };

interface Parts {
  readonly send: (scan: Scan) => Promise<Sent>;
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly onNews: (news: ScanNews) => void;
  readonly onWaiting: (waiting: number) => void;
}

const KEY = "surimono-floor-scans";

/**
 * Scans are sent one after the other in their order, and kept until they were answered: through a minute without network, a reload, a sign-in.
 * Each has an id, so that one whose answer was lost is not done twice.
 */
export function createScanQueue({ send, storage, onNews, onWaiting }: Parts) {
  let isSending = false;
  const read = (): Scan[] => JSON.parse(storage.getItem(KEY) ?? "[]") as Scan[];
  const write = (scans: readonly Scan[]) => storage.setItem(KEY, JSON.stringify(scans));
  /** Scans that have met no network. */
  const late = new Set(read().map(({ scan_id }) => scan_id));

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let [scan] = read(); scan; [scan] = read()) {
        const sent = await send(scan);
        if (sent.kind === "unreachable") {
          for (const { scan_id } of read()) late.add(scan_id);
          break;
        }
        const { scan_id } = scan;
        write(read().filter((one) => one.scan_id !== scan_id));
        onNews({ ...sent, scan, late: late.delete(scan_id) });
      }
    } finally {
      isSending = false;
      onWaiting(read().filter(({ scan_id }) => late.has(scan_id)).length);
    }
  }

  return {
    add(scan: Scan): Promise<void> {
      write([...read(), scan]);
      return sendAll();
    },
    /** Again, when there may be a network. */
    sendAll,
    waiting: () => read().length,
    /** Whether it met no network; one that is behind another on its way has not. */
    isKept: ({ scan_id }: Scan) => late.has(scan_id),
  };
}
