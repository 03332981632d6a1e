declare global {
  interface Window {
    /** This build's list of routes, under a name derived from its content. */
    readonly __reactRouterManifest?: { readonly url?: string };
  }
}

/** The longest wait before leaving a page. */
const PATIENCE_MS = 5000;

export type ShopAnswer = "same-build" | "new-build" | "nothing";

/** Asks the server for this build's own list: whether it answers at all, and whether it still serves the files of this page. */
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
