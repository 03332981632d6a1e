import { scanUnit, undoScan } from "@surimono/contract/floor";
import { readPaper, type Station } from "@surimono/domain/floor";
import { useEffect, useMemo, useRef, useState } from "react";
import { call } from "../../session/call.ts";
import {
  type Conflict,
  createScanQueue,
  type Scan,
  type ScanAnswer,
  type ScanNews,
  type Sent,
  type Undone,
} from "./scan-queue.ts";
import { play } from "./scan-sounds.ts";
import { isAskedFor, type Parcel, useOpenBox } from "./use-open-box.ts";
import { type Paper, usePapers } from "./use-papers.ts";
import { useTurns } from "./use-turns.ts";

/** What is shown loudly until the next scan. */
export type Shown =
  | { readonly kind: "done"; readonly answer: ScanAnswer; readonly scanId: string }
  | { readonly kind: "refused"; readonly code: string; readonly message: string }
  | { readonly kind: "kept"; readonly code: string; readonly scan: Scan }
  /** The paper of a batch or a parcel was opened. */
  | { readonly kind: "opened"; readonly paper: Paper }
  | { readonly kind: "undone"; readonly code: string };

const RETRY_MS = 2_000;
const isRetried = (status: number) => status === 0 || status === 401 || status === 429 || status >= 500;

async function send(scan: Scan): Promise<Sent> {
  const sent = await call(scanUnit, scan);
  if (sent.ok) return { kind: "done", answer: sent.value };
  return isRetried(sent.failure.status) ? { kind: "unreachable" } : { kind: "refused", message: sent.failure.message };
}

/** One that had never arrived has nothing to be undone. */
async function takeBack(wanted: { readonly scan_id: string; readonly undoes: string }): Promise<Undone> {
  const undone = await call(undoScan, wanted);
  if (undone.ok || undone.failure.code === "floor/nothing-to-undo") return { kind: "undone" };
  return isRetried(undone.failure.status)
    ? { kind: "unreachable" }
    : { kind: "refused", message: `取り消せませんでした。${undone.failure.message}` };
}

/** The scans of this device, sent again until they are answered. `tell` is that of the first rendering. */
function useScanQueue(tell: (news: ScanNews) => void) {
  const [waiting, setWaiting] = useState<readonly Scan[]>([]);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const told = useRef(tell);
  const queue = useMemo(
    () =>
      createScanQueue({
        send,
        undo: takeBack,
        storage: globalThis.localStorage,
        onNews: told.current,
        onWaiting: setWaiting,
        onConflicts: setConflicts,
      }),
    [],
  );
  useEffect(() => {
    setConflicts(queue.conflicts());
    const again = () => void queue.sendAll();
    again();
    const timer = setInterval(again, RETRY_MS);
    globalThis.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener("online", again);
    };
  }, [queue]);
  return { queue, waiting, conflicts };
}

/** The scans of one station: sent at once, kept without network, and what became of each. */
export function useScanner(station: Station) {
  const [shown, setShown] = useState<Shown>();
  const box = useOpenBox(station);
  const papers = usePapers(station, (news) => {
    if (news.kind === "opened") box.set(news.paper.parcel);
    setShown(news);
  });
  const tell = useRef<(news: ScanNews) => void>(() => {});
  tell.current = (news) => {
    if (news.kind === "refused") {
      setShown({ kind: "refused", code: news.scan.code, message: news.message });
      play("refused");
      return;
    }
    if (news.kind === "undone") {
      setShown({ kind: "undone", code: news.scan.code });
      return;
    }
    const { answer } = news;
    if (news.scan.station === "pack") box.follow(answer.parcel ?? undefined);
    setShown({ kind: "done", answer, scanId: news.scan.scan_id });
    void papers.follow();
    play(answer.parcel?.to_take_out.length ? "refused" : answer.parcel?.is_complete ? "complete" : "ok");
  };
  const { queue, waiting, conflicts } = useScanQueue((news) => tell.current(news));

  const scan = useTurns(station, async (code) => {
    const paper = readPaper(code);
    if (paper && paper.kind !== "unit") return papers.open(code);
    const open = station === "pack" ? box.now() : undefined;
    const item = scanOf(station, code, open);
    if (station === "pack" && queue.waiting() > 0 && !isAskedFor(open, code)) {
      setShown({ kind: "refused", code, message: NO_BOX });
      play("refused");
      return;
    }
    await queue.add(item);
    if (!queue.isKept(item)) return;
    setShown({ kind: "kept", code, scan: item });
    play("kept");
  });
  const takeBackKept = (kept: Scan) => {
    setShown({ kind: "undone", code: kept.code });
    void queue.takeBack(kept);
  };
  const close = () => {
    box.set(undefined);
    papers.close();
    setShown(undefined);
  };
  return {
    shown,
    parcel: box.shown,
    batch: papers.batch,
    waiting,
    conflicts,
    scan,
    takeBack: takeBackKept,
    ...handDeeds(box, papers, setShown),
    close,
    forget: queue.forgetConflicts,
  };
}

/** What a hand does with the piece that was scanned: an open box and an open batch stay open, and are read again. */
function handDeeds(
  box: ReturnType<typeof useOpenBox>,
  papers: ReturnType<typeof usePapers>,
  show: (shown: Shown | undefined) => void,
) {
  return {
    undo: async (scanId: string) => {
      const undone = await call(undoScan, { scan_id: crypto.randomUUID(), undoes: scanId });
      if (undone.ok) {
        box.follow(undone.value.parcel);
        show({ kind: "undone", code: undone.value.unit.code });
        void papers.follow();
      } else show({ kind: "refused", code: "", message: undone.failure.message });
      play(undone.ok ? "ok" : "refused");
    },
    /** It was rejected or put aside. */
    handled: (after: Parcel | undefined) => {
      box.follow(after);
      show(undefined);
      void papers.follow();
    },
  };
}

function scanOf(station: Station, code: string, box: Parcel | undefined): Scan {
  const parcel = box && { order_number: box.order_number, parcel_number: box.parcel_number };
  return { scan_id: crypto.randomUUID(), station, code, ...(parcel && { parcel }) };
}

const NO_BOX = "通信がないため、この品の箱が分かりません。つながるまで待ってください。";
