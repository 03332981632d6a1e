import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ViewId } from "@surimono/domain/catalogue";
import type { Field } from "../field.ts";
import type { Stage } from "../stage.ts";
import type { Garment } from "./garment.ts";

const SCRIPT = join(import.meta.dirname, "../blender/lay_flat.py");
const SAMPLES = 16;
const THREADS = 2;

/** What the camera saw of a garment, as Blender left it. */
export interface Photograph {
  readonly stage: Stage;
  readonly mask: Field;
  /** Light from white and from black cloth; linear. */
  readonly white: Field;
  readonly black: Field;
  /** How much light the ground lacks; of the first view only. */
  readonly shadow: Field;
  /** The place in the pattern, mm, known where `above` is 1. */
  readonly x: Field;
  readonly y: Field;
  readonly above: Field;
}

/** Lays a garment down and photographs it in each view, the first with its shadow on the ground. What was photographed before is developed anew, not taken anew. */
export function photographFlat(
  name: string,
  garment: Garment,
  stages: ReadonlyMap<ViewId, Stage>,
): ReadonlyMap<ViewId, Photograph> {
  const folder = join(tmpdir(), "surimono-bake", name);
  mkdirSync(folder, { recursive: true });
  const views = [...stages].map(([id, stage], nth) => ({ id, ...stage, ground: nth === 0 }));
  const job = JSON.stringify({ garment, views, samples: SAMPLES, threads: THREADS });
  const taken = join(folder, "taken.json");
  if (!existsSync(taken) || readFileSync(taken, "utf8") !== job) {
    const asked = join(folder, "job.json");
    writeFileSync(asked, job);
    runBlender([asked, folder]);
    renameSync(asked, taken);
  }
  return new Map([...stages].map(([id, stage]) => [id, readPhotograph(folder, id, stage)]));
}

/** Cloth with more threads than cores is many times slower. */
function runBlender(args: readonly string[]): void {
  const blender = ["blender", "-t", String(THREADS), "-b", "--python-exit-code", "1", "-P", SCRIPT, "--", ...args];
  try {
    execFileSync("nice", ["-n", "19", "env", "OMP_NUM_THREADS=1", ...blender], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  } catch (cause) {
    throw new Error(
      "Blender could not bake. It must be installed: apt-get install --no-install-recommends blender python3-numpy",
      { cause },
    );
  }
}

function readPhotograph(folder: string, id: ViewId, stage: Stage): Photograph {
  const read = (layer: string): Field => {
    const bytes = readFileSync(join(folder, `${id}-${layer}.f32`));
    const data = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
    return { width: stage.width, height: stage.height, data };
  };
  return {
    stage,
    mask: read("mask"),
    white: read("white"),
    black: read("black"),
    shadow: read("shadow"),
    x: read("x"),
    y: read("y"),
    above: read("above"),
  };
}
