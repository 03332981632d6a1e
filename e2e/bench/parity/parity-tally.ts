import { type AreaDesign, flattenLayers } from "@surimono/domain/designs";
import type { Raster } from "../../../studio/src/plates/index.ts";
import { SHOWN_SMALLER } from "../../../studio/src/print-node/parity-pictures.fixture.ts";
import { type Difference, differenceOf, STEPS } from "../../../studio/src/print-node/pixels-apart.fixture.ts";
import { type Measurement, median, readable } from "../bench.ts";
import type { DrawingBrowser } from "./drawing-browsers.ts";
import { TOLERANCES, type Tolerance } from "./tolerances.ts";

interface Compared {
  readonly name: string;
  readonly apart: Difference;
  /** Of each step, in millionths of the picture. */
  readonly shares: readonly number[];
}

interface Named {
  readonly name: string;
  readonly area: AreaDesign;
}

/** What one browser drew of all documents. */
export class ParityTally {
  readonly #browser: DrawingBrowser;
  /** With pictures at their own pixels, and with some that are shown in fewer. */
  readonly #whole: Compared[] = [];
  readonly #smaller: Compared[] = [];
  #problem: string | undefined;

  constructor(browser: DrawingBrowser) {
    this.#browser = browser;
  }

  /** After something that it could not draw it is asked for nothing more. */
  get hasStopped(): boolean {
    return this.#problem !== undefined;
  }

  add({ name, area }: Named, { data, width, height }: Raster, drawn: Buffer | Error): void {
    if (drawn instanceof Error || drawn.length !== data.length) {
      this.#problem = `${name}: ${drawn instanceof Error ? drawn.message : `${drawn.length} bytes`}`;
      return;
    }
    const apart = differenceOf(drawn, data);
    const shares = apart.beyond.map((count) => (count / (width * height)) * 1_000_000);
    (isShownSmaller(area) ? this.#smaller : this.#whole).push({ name, apart, shares });
  }

  measurements(): Measurement[] {
    const { id, name } = this.#browser;
    if (this.#problem !== undefined) return [{ what: name, measured: `stopped at ${this.#problem}`, kept: false }];
    return [
      row(name, this.#whole, TOLERANCES[id].whole),
      ...(this.#smaller.length > 0 ? [row(`${name}: with large pictures`, this.#smaller, TOLERANCES[id].smaller)] : []),
    ];
  }
}

function isShownSmaller(area: AreaDesign): boolean {
  return flattenLayers(area.layers).some((layer) => layer.kind === "image" && SHOWN_SMALLER.has(layer.assetId));
}

function row(what: string, all: readonly Compared[], tolerance: Tolerance): Measurement {
  const same = all.filter(({ apart }) => apart.pixels === 0).length;
  const mean = Math.max(...all.map(({ apart }) => apart.mean));
  const seen = all.map(({ shares }) => shares[tolerance.step] ?? 0);
  const worst = all[seen.indexOf(Math.max(...seen))];
  const step = STEPS[tolerance.step];
  const shares = `${readable(median(seen))}, at most ${readable(Math.max(...seen))} of a million (${worst?.name})`;
  return {
    what,
    measured: `${same} of ${all.length} to the last pixel; apart by more than ${step} of 255: median ${shares}; mean of a document at most ${readable(mean, 2)}`,
    budget: `≤ ${readable(tolerance.share)} of a million by more than ${step}, mean ≤ ${readable(tolerance.mean, 2)}`,
    kept: Math.max(...seen) <= tolerance.share && mean <= tolerance.mean,
  };
}
