import { useEffect, useLayoutEffect } from "react";
import { useNavigation } from "react-router";
import { askShop } from "./session/ask-shop.ts";
import { markStarted } from "./started.ts";

const PENDING = "surimono.pending";
const BOOTS = "surimono.boots";
const RELOADED_AT = "surimono.reloaded-at";

/**
 * After a deploy the chunks of an open page may be gone. The router then reloads the old address and loses the click, and reloads forever
 * if the chunk is missing in the new build too. This script is first in the head: it continues to the clicked page, at most once in 60 s
 * (rule errors-stale-chunk), and stops after three reloads without hydration. Following links before that is no failed start. It is inline,
 * so its hash belongs in the Content-Security-Policy (see `scripts/finish-build.ts`).
 */
export const staleBuildScript = `(function(){try{
var s=sessionStorage,now=Date.now(),again=performance.getEntriesByType("navigation")[0].type==="reload",
b=again?JSON.parse(s.getItem("${BOOTS}")||"[]").filter(function(t){return now-t<60000}):[];
b.push(now);s.setItem("${BOOTS}",JSON.stringify(b));
if(b.length>3){s.removeItem("${BOOTS}");window.stop();
document.documentElement.innerHTML='<body style="font-family:sans-serif;color:#504e4e;text-align:center;padding:20vh 16px"><h1 style="font-size:20px">ただいま更新中です</h1><p>少し待ってから、もう一度お試しください。</p><p><a style="color:#d9240f" href="">もう一度読み込む</a></p></body>';return}
var p=JSON.parse(s.getItem("${PENDING}")||"null"),here=location.pathname+location.search+location.hash;s.removeItem("${PENDING}");
if(p&&p.from===here&&now-Number(s.getItem("${RELOADED_AT}")||0)>60000){s.setItem("${RELOADED_AT}",String(now));location.replace(p.to)}
}catch(e){}})()`;

/** Stores what the script reads: the target of a click, and that this start succeeded. */
export function useStaleBuildGuard(): void {
  const { location } = useNavigation();
  useEffect(() => {
    markStarted();
    keep(BOOTS, undefined);
    const reload = () => void reloadWhenStale();
    window.addEventListener("vite:preloadError", reload);
    return () => window.removeEventListener("vite:preloadError", reload);
  }, []);
  // As early as possible: the code's 404 may come soon.
  useLayoutEffect(() => {
    // With its starting page, as only a reload of that page is the router's: an address typed meanwhile must win.
    keep(PENDING, location && JSON.stringify({ from: pathOf(window.location), to: pathOf(location) }));
  }, [location]);
}

/**
 * A part of an open page, such as the drawer, may be gone with the old build too. If the server does not answer, or still has this build, a
 * reload would only lose the page: then only the part failed, and says so itself.
 */
async function reloadWhenStale(): Promise<void> {
  if (wasReloadedLately() || (await askShop()) !== "new-build" || wasReloadedLately()) return;
  // The script counts a reload that has a pending click.
  if (!sessionStorage.getItem(PENDING)) keep(RELOADED_AT, String(Date.now()));
  location.reload();
}

/** Once in 60 seconds. */
function wasReloadedLately(): boolean {
  return Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < 60_000;
}

/** A full storage must not break the page. */
function keep(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Then a reload after a deploy only loses the click.
  }
}

function pathOf({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  return pathname + search + hash;
}
