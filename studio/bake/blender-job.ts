import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createField, type Field } from "./field.ts";

export const THREADS = 2;

/** The folder with what Blender left of a job. What was photographed before is developed anew, not taken anew. */
export function photographed(script: string, name: string, job: Readonly<Record<string, unknown>>): string {
  const folder = join(tmpdir(), "surimono-bake", name);
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify(job);
  const taken = join(folder, "taken.json");
  if (existsSync(taken) && readFileSync(taken, "utf8") === text) return folder;
  const asked = join(folder, "job.json");
  writeFileSync(asked, text);
  runBlender(join(import.meta.dirname, "blender", script), [asked, folder]);
  renameSync(asked, taken);
  return folder;
}

/** Cloth with more threads than cores is many times slower. */
function runBlender(script: string, args: readonly string[]): void {
  const blender = ["blender", "-t", String(THREADS), "-b", "--python-exit-code", "1", "-P", script, "--", ...args];
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

/** One layer of a photograph: floats, row by row. */
export function readLayer(folder: string, layer: string, width: number, height: number): Field {
  const bytes = readFileSync(join(folder, `${layer}.f32`));
  const out = createField(width, height);
  out.data.set(new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4));
  return out;
}
