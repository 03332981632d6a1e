import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** In each folder laid: it tells one that is there already from one of other content. */
const HASH = "package.sha256";

/** Has the folder appear, unless it is not wanted any more by then: filling it may have taken minutes. */
export type Place = (appear: () => Promise<void>) => Promise<void>;

interface Laid {
  readonly folder: string;
  /** Of what is laid: a package's code, with what it is of the package. */
  readonly name: string;
  readonly sha256: string;
  readonly place: Place;
}

/**
 * A folder that appears complete or not at all: made beside it under a hidden name, which `fill` gets, and renamed. What a press left of it, when
 * it is laid once more, makes room. Which of two processes lays it is for `place` to say: the folder cannot, as a press moves it away.
 */
export async function layFolder(
  { folder, name, sha256, place }: Laid,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const target = join(folder, name);
  const isThere = async () => (await readFile(join(target, HASH), "utf8").catch(() => "")).trim() === sha256;
  if (await isThere()) return place(async () => {});
  const draft = join(folder, `.${name}-${randomUUID()}`);
  try {
    await fill(draft);
    await writeFile(join(draft, HASH), `${sha256}\n`);
    await place(async () => {
      if (await isThere()) return;
      await rename(target, `${draft}-old`).catch(ignoreMissing);
      await rename(draft, target);
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(`${draft}-old`, { recursive: true, force: true });
  }
}

function ignoreMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
}
