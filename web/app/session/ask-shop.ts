declare global {
  interface Window {
    /** The router's list of this build, under a name of its own content. */
    readonly __reactRouterManifest?: { readonly url?: string };
  }
}

/** Longer than this nobody waits for a page to be left. */
const PATIENCE_MS = 5000;

export type ShopAnswer = "same-build" | "new-build" | "nothing";

/** Asks the server for this build's own list: whether it answers at all, and whether it still serves what this page was made of. */
export async function askShop(): Promise<ShopAnswer> {
  const url = window.__reactRouterManifest?.url;
  if (!navigator.onLine || url === undefined) return "nothing";
  try {
    const { status } = await fetch(url, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (status === 404 || status === 410) return "new-build";
    return status < 500 ? "same-build" : "nothing";
  } catch {
    return "nothing";
  }
}
