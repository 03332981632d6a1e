import { STATION_NAMES, STATIONS, type Station } from "@surimono/domain/floor";
import { Button } from "@surimono/ui/button.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { BatchContents } from "./batch-contents.tsx";
import { HandActions } from "./hand-actions.tsx";
import { ParcelContents } from "./parcel-contents.tsx";
import type { Conflict } from "./scan-queue.ts";
import { ScanResult } from "./scan-result.tsx";
import { spacedLabel } from "./spaced-label.ts";
import { useScanner } from "./use-scanner.ts";
import { WaitingScans } from "./waiting-scans.tsx";

const ScanCamera = lazy(async () => ({ default: (await import("./scan-camera.tsx")).ScanCamera }));

const STATION_KEY = "surimono-floor-station";
const isStation = (text: string | null): text is Station => STATIONS.some((station) => station === text);

function keptStation(): Station {
  const kept = localStorage.getItem(STATION_KEY);
  return isStation(kept) ? kept : "print";
}

/** For a hand scanner, a telephone's camera, or a glove on a keypad: one scan, one step. */
export function ScanScreen() {
  const [station, setStation] = useState(keptStation);
  const [withCamera, setWithCamera] = useState(false);
  const scanner = useScanner(station);
  const choose = (next: Station) => {
    localStorage.setItem(STATION_KEY, next);
    setStation(next);
    scanner.close();
  };
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <ScreenHeading title="スキャン" />
      <fieldset className="grid grid-cols-4 gap-2">
        <legend className="sr-only">作業</legend>
        {STATIONS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === station}
            onClick={() => choose(one)}
            className="min-h-16 rounded-ctl border-2 border-line bg-white font-bold text-20 aria-pressed:border-deep aria-pressed:bg-deep aria-pressed:text-white"
          >
            {STATION_NAMES[one]}
          </button>
        ))}
      </fieldset>
      <WaitingScans scans={scanner.waiting} onTakeBack={scanner.takeBack} />
      <ScanResult shown={scanner.shown} />
      {scanner.shown?.kind === "done" && scanner.shown.answer.did !== "taken-out" && (
        <HandActions
          key={scanner.shown.scanId}
          answer={scanner.shown.answer}
          onUndo={() => void scanner.undo(scanner.shown?.kind === "done" ? scanner.shown.scanId : "")}
          onDone={scanner.handled}
        />
      )}
      <CodeForm onCode={(code) => void scanner.scan(code)} />
      {withCamera ? (
        <Suspense>
          <ScanCamera onCode={(code) => void scanner.scan(code)} />
          <Button size={56} onClick={() => setWithCamera(false)}>
            カメラを閉じる
          </Button>
        </Suspense>
      ) : (
        <Button size={56} onClick={() => setWithCamera(true)}>
          <Icon name="smartphone" size={24} />
          カメラで読む
        </Button>
      )}
      {scanner.shown?.kind === "opened" && scanner.shown.paper.parcel?.is_complete && (
        <Link to="/floor/shipments" className="inline-flex min-h-14 items-center justify-center font-bold underline">
          発送の一覧へ
        </Link>
      )}
      {scanner.batch && <BatchContents batch={scanner.batch} onClose={scanner.close} />}
      {scanner.parcel && <ParcelContents parcel={scanner.parcel} waiting={scanner.waiting} onClose={scanner.close} />}
      <Conflicts conflicts={scanner.conflicts} onForget={scanner.forget} />
    </div>
  );
}

/** Always has the focus, so that a scanner's keys arrive here whatever was touched last. */
function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isTyped, setIsTyped] = useState(false);
  useEffect(() => {
    const catchKeys = ({ key, target }: KeyboardEvent) => {
      const isField = target instanceof HTMLElement && target.closest("input, textarea, select, [role=dialog]");
      if (key.length === 1 && !isField) input.current?.focus();
    };
    input.current?.focus();
    document.addEventListener("keydown", catchKeys);
    return () => document.removeEventListener("keydown", catchKeys);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.trim();
    if (input.current) input.current.value = "";
    if (code) onCode(code);
    input.current?.focus();
  };
  return (
    <form onSubmit={submit} className="flex gap-2">
      <input
        ref={input}
        aria-label="ラベルの番号"
        placeholder="ラベルの番号"
        // A scanner types: the telephone's keyboard would only be in the way.
        inputMode={isTyped ? "numeric" : "none"}
        autoComplete="off"
        onPointerDown={() => setIsTyped(true)}
        className="num min-h-16 w-full min-w-0 rounded-ctl border-2 border-ctl bg-white px-4 text-20"
      />
      <Button type="submit" size={64} variant="primary" className="shrink-0 whitespace-nowrap">
        OK
      </Button>
    </form>
  );
}

/** Scans that were kept without network and refused later: somebody looks for these pieces. */
function Conflicts({ conflicts, onForget }: { conflicts: readonly Conflict[]; onForget: () => void }) {
  if (conflicts.length === 0) return null;
  return (
    <section aria-label="あとで断られたスキャン" className="rounded-card border border-red/40 bg-tint p-4">
      <h2 className="font-bold text-red-text">通信が戻ったあとに、断られたスキャンがあります</h2>
      <ul className="my-3 flex flex-col gap-2">
        {conflicts.map(({ scan, message }) => (
          <li key={scan.scan_id}>
            <span className="num font-bold">{spacedLabel(scan.code)}</span>（{STATION_NAMES[scan.station]}）　{message}
          </li>
        ))}
      </ul>
      <Button size={56} onClick={onForget}>
        たしかめました
      </Button>
    </section>
  );
}
