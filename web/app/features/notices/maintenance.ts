import { getLatestMaintenance } from "@surimono/contract/notices";
import { redirect } from "react-router";
import { quietCall } from "#app/session/call.ts";
import { pathVia } from "#app/session/path-via.ts";

export const MAINTAIN_PATH = "/maintain";

/** A page waits no longer for the answer, so that a slow server is never slower by this. */
const PATIENCE = 1000;

/** Whether the shop is closed; undefined when nobody could say, and then the shop counts as open. */
export async function readMaintenance(): Promise<boolean | undefined> {
  const answer = await quietCall(getLatestMaintenance, {});
  return answer.ok ? answer.value.status : undefined;
}

/** Whether the guard has run in this document: a page that comes ready from the server starts without. */
let guarded = false;
/** The page that was open when the record was last read. */
let openPath: string | undefined;

export function isGuardedFromMaintenance(): boolean {
  return guarded;
}

/** Before every navigation the latest record is read, and an active one leads to /maintain (rule notices-maintenance). Comes before the guards. */
export async function maintenanceGuard({ request }: { request: Request }): Promise<void> {
  guarded = true;
  const url = new URL(request.url);
  const { pathname } = url;
  if (pathname === MAINTAIN_PATH) return;
  const reading = readMaintenance();
  const leadAwayLater = () =>
    void reading.then((closed) => closed && window.location.assign(pathVia(MAINTAIN_PATH, url)));
  // Only the question behind the page changes, such as a filter: that must answer the hand at once.
  if (pathname === openPath) return leadAwayLater();
  const late = new Promise<"late">((resolve) => setTimeout(resolve, PATIENCE, "late"));
  const closed = await Promise.race([reading, late]);
  if (closed === true) throw redirect(pathVia(MAINTAIN_PATH, url));
  openPath = pathname;
  if (closed === "late") leadAwayLater();
}
