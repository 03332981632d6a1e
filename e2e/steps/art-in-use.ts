import type { Page } from "@playwright/test";

/** Clothes whose art has no pictures of them in use yet are seen as if it had: the browser draws them of the layers of the front. */
export async function haveArtInUse(page: Page): Promise<void> {
  await page.route("**/art/*/art.json", async (route) => {
    const answer = await route.fetch();
    const art = await answer.json();
    const { front } = art.views;
    await route.fulfill({ response: answer, json: { ...art, views: { worn: front, hung: front, ...art.views } } });
  });
}
