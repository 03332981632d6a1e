import { setTimeout as sleep } from "node:timers/promises";
import type { EditedPage, EditedPages, Shop } from "../../../platform/http/index.ts";
import { findFingerprint, listRenders, saveRenders } from "./page-renders.store.ts";
import { listShownVersions } from "./page-versions.store.ts";
import { findBuild, renderPages } from "./render-pages.ts";

/** How old a look at the database may be: an edited page is there a moment after it was published. */
const FRESH_MS = 2_000;
/** A database that says nothing must not hold up every page: after this they are those of the last look, if there was one. */
const PATIENCE_MS = 1_000;

type Parts = Pick<Shop, "database" | "log" | "now">;

/**
 * Renders the pages of this build with the texts that are published, unless that was done (rule words-pages). A failure leaves the pages as
 * they are and is tried again by the next minute's job.
 */
export async function renderShownPages({ database, now }: Pick<Parts, "database" | "now">): Promise<void> {
  const build = findBuild();
  const shown = build === undefined ? [] : await listShownVersions(database.db);
  if (build === undefined || shown.length === 0) return;
  const fingerprint = shown.map(({ name, version }) => `${name} ${version}`).join("\n");
  if ((await findFingerprint(database.db, build)) === fingerprint) return;
  const rendered = await renderPages(Object.fromEntries(shown.map(({ name, text }) => [name, text])));
  // Each was checked before it was published, and none is again.
  if ("faults" in rendered) throw new Error("a published text was checked again");
  await database.inTransaction((tx) => saveRenders(tx, { build, fingerprint, pages: rendered.pages }, now()));
}

/** The pages that differ from the built files, as they are served. While nothing was ever edited, no more than one small query in two seconds. */
export function openEditedPages(
  { database, log }: Pick<Parts, "database" | "log">,
  { build = findBuild(), freshMs = FRESH_MS, patienceMs = PATIENCE_MS } = {},
): EditedPages {
  const state = { pages: new Map<string, EditedPage>(), fingerprint: undefined as string | undefined, at: 0 };
  let looking: Promise<void> | undefined;
  const look = async (of: string) => {
    const fingerprint = (await findFingerprint(database.db, of)) ?? "";
    if (fingerprint !== state.fingerprint) {
      const rows = await listRenders(database.db, of);
      state.pages = new Map(rows.map((row) => [row.path, row]));
      state.fingerprint = fingerprint;
    }
    state.at = performance.now();
  };
  return async (path) => {
    if (build === undefined) return undefined;
    if (performance.now() - state.at > freshMs || state.at === 0) {
      looking ??= look(build)
        .catch((error: unknown) => {
          // The pages of a moment ago are better than none while the database is away.
          state.at = performance.now();
          log.warn({ err: error }, "the edited pages could not be looked at");
        })
        .finally(() => {
          looking = undefined;
        });
      await (state.fingerprint === undefined ? looking : Promise.race([looking, sleep(patienceMs)]));
    }
    return state.pages.get(path);
  };
}
