import type { Page } from "@playwright/test";

/** By which the studio's work reaches the shop. */
export const SAVES = "**/api/design/{save,read}";

/** Everything the editor has kept in this browser. */
export async function keptHere(page: Page): Promise<string> {
  const copies = await page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open("surimono-studio"));
    const all = await done(database.transaction("working-copies").objectStore("working-copies").getAll());
    database.close();
    return all as unknown[];
  });
  return JSON.stringify(copies);
}

/** The renderer is gone at once, as when the system kills it: the page gets no event, and sends no last words. */
export async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.send("Page.crash").catch(() => undefined);
  await page.waitForEvent("crash");
}
