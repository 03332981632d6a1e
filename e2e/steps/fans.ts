import type { Page } from "@playwright/test";
import { expect } from "../harness/test.ts";

/** To the network's page, where `choice` is pressed: one of its people, or 許可しない. An existing link is made again. */
export async function linkYouTube(page: Page, choice: string): Promise<void> {
  await page.goto("/my-page/fans?connect=youtube");
  await page.getByRole("dialog").getByRole("button", { name: "Googleの画面へすすむ" }).click();
  await page.getByRole("button", { name: choice }).click();
}

export async function unlinkYouTube(page: Page): Promise<void> {
  await page.getByRole("button", { name: "YouTubeとの連携を解除する" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "連携を解除する" }).click();
  await expect(page.getByRole("button", { name: "YouTubeと連携する" })).toBeVisible();
}
