import { scanUnit, undoScan } from "@surimono/contract/floor";
import type { Station } from "@surimono/domain/floor";
import { useEffect, useMemo, useRef, useState } from "react";
import { call } from "../../session/call.ts";
import { createScanQueue, type Scan, type ScanAnswer, type ScanNews, type Sent, type Undone } from "./scan-queue.ts";
import { play } from "./scan-sounds.ts";

/** What is shown loudly until the next scan. */
export type Shown =
  | { readonly kind: "done"; readonly answer: ScanAnswer; readonly scanId: string }
  | { readonly kind: "refused"; readonly code: string; readonly message: string }
  | { readonly kind: "kept"; readonly code: string; readonly scan: Scan }
  | { readonly kind: "undone"; readonly code: string };

export type Parcel = NonNullable<ScanAnswer["parcel"]>;
export interface Conflict {
  readonly scan: Scan;
  readonly message: string;
}

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
  const told = useRef(tell);
  const queue = useMemo(
    () =>
      createScanQueue({
        send,
        undo: takeBack,
        storage: globalThis.localStorage,
        onNews: told.current,
        onWaiting: setWaiting,
      }),
    [],
  );
  useEffect(() => {
    const again = () => void queue.sendAll();
    again();
    const timer = setInterval(again, RETRY_MS);
    globalThis.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener("online", again);
    };
  }, [queue]);
  return { queue, waiting };
}

/** The scans of one station: sent at once, kept without network, and what became of each. */
export function useScanner(station: Station) {
  const [shown, setShown] = useState<Shown>();
  const [parcel, setParcel] = useState<Parcel>();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const tell = useRef<(news: ScanNews) => void>(() => {});
  tell.current = (news) => {
    if (news.kind === "refused") {
      if (news.late) setConflicts((all) => [...all, news]);
      setShown({ kind: "refused", code: news.scan.code, message: news.message });
      play("refused");
      return;
    }
    if (news.kind === "undone") {
      setShown({ kind: "undone", code: news.scan.code });
      return;
    }
    const { answer } = news;
    const isComplete = answer.parcel?.is_complete === true;
    setParcel(isComplete || isEmpty(answer.parcel) ? undefined : answer.parcel);
    setShown({ kind: "done", answer, scanId: news.scan.scan_id });
    play(answer.parcel?.to_take_out.length ? "refused" : isComplete ? "complete" : "ok");
  };
  const { queue, waiting } = useScanQueue((news) => tell.current(news));

  const scan = async (code: string) => {
    const open = station === "pack" && parcel ? parcel : undefined;
    const item: Scan = {
      ...{ scan_id: crypto.randomUUID(), station, code },
      ...(open && { parcel: { order_number: open.order_number, parcel_number: open.parcel_number } }),
    };
    // Without network nobody could say whose piece it is: only one that the open parcel waits for goes in its box.
    if (station === "pack" && queue.waiting() > 0 && !open?.missing.some((one) => one.code === digitsOf(code))) {
      setShown({
        kind: "refused",
        code,
        message: "通信がないため、この品の箱が分かりません。つながるまで待ってください。",
      });
      play("refused");
      return;
    }
    await queue.add(item);
    if (!queue.isKept(item)) return;
    setShown({ kind: "kept", code, scan: item });
    play("kept");
  };
  const undo = async (scanId: string) => {
    const undone = await call(undoScan, { scan_id: crypto.randomUUID(), undoes: scanId });
    if (undone.ok) {
      setParcel(undefined);
      setShown({ kind: "undone", code: undone.value.unit.code });
    } else setShown({ kind: "refused", code: "", message: undone.failure.message });
    play(undone.ok ? "ok" : "refused");
  };
  const takeBackKept = (kept: Scan) => {
    setShown({ kind: "undone", code: kept.code });
    void queue.takeBack(kept);
  };
  const close = () => {
    setParcel(undefined);
    setShown(undefined);
  };
  return {
    shown,
    parcel,
    waiting,
    conflicts,
    scan,
    undo,
    takeBack: takeBackKept,
    close,
    forget: () => setConflicts([]),
  };
}

/** Nothing of it is packed any more: it was taken out of its order. */
const isEmpty = (parcel: Parcel | null): parcel is null => !parcel || parcel.units + parcel.to_take_out.length === 0;
const digitsOf = (code: string) => code.normalize("NFKC").replace(/[^\d]/g, "");
