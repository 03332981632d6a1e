import { QR_QUIET_MODULES } from "@surimono/domain/designs";
import { encode } from "uqr";

/** A row of dark modules beside each other, from the code's top left corner. */
interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

export interface QrModules {
  /** How many modules each side has, without the quiet zone. */
  readonly across: number;
  readonly quiet: number;
  readonly runs: readonly Run[];
}

const known = new Map<string, QrModules>();
const KEPT = 64;

/**
 * The code that says this, a quarter of which may be lost (level Q): cloth stretches and fades. The mask is fixed and the level not raised, so that
 * the standard alone decides the modules and a version prints the same for ever (`qr-modules.test.ts` holds one).
 */
export function qrModules(content: string): QrModules {
  const before = known.get(content);
  if (before) return before;
  const { data, size } = encode(content, { ecc: "Q", boostEcc: false, maskPattern: MASK, border: 0 });
  const made = { across: size, quiet: QR_QUIET_MODULES, runs: data.flatMap(runsOf) };
  const oldest = known.keys().next().value;
  if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
  known.set(content, made);
  return made;
}

/** Breaks up both stripes and blank areas. */
const MASK = 2;

function runsOf(row: readonly boolean[], y: number): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x++;
    runs.push({ x: from, y, length: x - from + 1 });
  }
  return runs;
}
