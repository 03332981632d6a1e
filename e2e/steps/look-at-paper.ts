import type { Page } from "@playwright/test";
import { expect, keepScreenshot } from "../harness/test.ts";

/** As printed: no frame, no controls, nothing past the edge of the sheet; its picture is kept. Returns the number of A4 sheets. */
export async function lookAtPaper(page: Page, name: string): Promise<number> {
  const pdf = await page.pdf({ format: "A4", margin: { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" } });
  const screen = page.viewportSize();
  // A4 without its margins, at 96 dpi.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: "print" });
  try {
    for (const part of ["banner", "contentinfo"] as const) await expect(page.getByRole(part)).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: /^(下のメニュー|おもなページ)$/ })).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${name} hangs over the side of the sheet`).toBeLessThanOrEqual(0);
    await keepScreenshot(page, `${name}-on-paper`);
  } finally {
    await page.emulateMedia({ media: null });
    if (screen) await page.setViewportSize(screen);
  }
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
