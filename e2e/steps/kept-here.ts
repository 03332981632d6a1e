import type { Page } from "@playwright/test";

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
