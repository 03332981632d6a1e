import type { Station } from "@surimono/domain/floor";
import { useRef } from "react";

/** A hand scanner that is held for too long reads a label twice. */
const TWICE_MS = 1_500;
/** At the packing table a scan waits so long for the one before, which may open the box it belongs in. */
const TURN_MS = 3_000;

/** Takes scans as a hand scanner sends them: one that comes twice once, and at the packing table one after the other (rule floor-scan-twice). */
export function useTurns(station: Station, scan: (code: string) => Promise<void>) {
  const turn = useRef(Promise.resolve());
  const last = useRef({ code: "", station, at: Number.NEGATIVE_INFINITY });
  return (code: string): Promise<void> => {
    const before = last.current;
    last.current = { code, station, at: performance.now() };
    const isSame = before.code === code && before.station === station;
    if (isSame && performance.now() - before.at < TWICE_MS) return turn.current;
    const done = station === "pack" ? turn.current.then(() => scan(code)) : scan(code);
    turn.current = Promise.race([done, new Promise<void>((resolve) => setTimeout(resolve, TURN_MS))]);
    return done;
  };
}
