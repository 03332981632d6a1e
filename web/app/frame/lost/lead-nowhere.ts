import { showToast } from "@surimono/ui/toast.ts";
import { redirect, redirectDocument } from "react-router";
import { hasStarted } from "#app/started.ts";

/**
 * Called for a URL without a page (rule frame-not-found). A stale or mistyped one gets the 404 page (null; the server answers 404 too); a
 * dead link of our own sends the customer home with a message. Paths under /store belong to another application, so the browser fetches
 * them.
 */
export function leadNowhere(request: Request): null {
  if (!hasStarted()) return null;
  if (/^\/store(\/|$)/.test(new URL(request.url).pathname)) throw redirectDocument(request.url);
  showToast("ページが見つからなかったため、トップページへ戻りました。");
  throw redirect("/");
}
