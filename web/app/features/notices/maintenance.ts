import { redirect } from "react-router";
import { pathVia } from "#app/session/path-via.ts";

export const MAINTAIN_PATH = "/maintain";

/** A page waits no longer for the answer, so that a slow server delays it no more than this. */
const PATIENCE = 1000;

/** Whether the shop is closed; undefined if unknown, which counts as open. */
export function readMaintenance(): Promise<boolean | undefined> {
  return import("./ask-maintenance.ts").then(
    ({ askMaintenance }) => askMaintenance(),
    () => undefined,
  );
}

/** Whether the guard has run in this document: a prerendered page starts without it. */
let guarded = false;
/** The page that was open when the record was last read. */
let openPath: string | undefined;

export function isGuardedFromMaintenance(): boolean {
  return guarded;
}

/** Reads the latest record before every navigation; an active one leads to /maintain (rule notices-maintenance). Runs before the guards. */
export async function maintenanceGuard({ request }: { request: Request }): Promise<void> {
  guarded = true;
  const url = new URL(request.url);
  const { pathname } = url;
  if (pathname === MAINTAIN_PATH) return;
  const reading = readMaintenance();
  const leadAwayLater = () =>
    void reading.then((closed) => closed && window.location.assign(pathVia(MAINTAIN_PATH, url)));
  // Only the query of the page changes, such as a filter: that must respond at once.
  if (pathname === openPath) return leadAwayLater();
  const late = new Promise<"late">((resolve) => setTimeout(resolve, PATIENCE, "late"));
  const closed = await Promise.race([reading, late]);
  if (closed === true) throw redirect(pathVia(MAINTAIN_PATH, url));
  openPath = pathname;
  if (closed === "late") leadAwayLater();
}
