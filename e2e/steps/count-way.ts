import type { Locator, Page } from "@playwright/test";
import { expect } from "../harness/test.ts";

/** What somebody does on the way to something, counted: a press is a click, a tap, Enter, or the choice of a file. */
export interface Way {
  press(what: string, at: Locator): Promise<void>;
  /** Presses the field and types. */
  type(what: string, field: Locator, text: string): Promise<void>;
  /** Types where the page has put the focus by itself: no press. */
  typeOn(field: Locator, text: string): Promise<void>;
  enter(what: string, at: Locator): Promise<void>;
  /** A press outside of the page, such as one on a letter's link. */
  note(what: string): void;
  readonly presses: readonly string[];
  /** Each press with its second since the beginning. */
  tell(): string;
}

/** Begins with the page as it is. */
export function countWay(): Way {
  const begun = Date.now();
  const presses: string[] = [];
  const at: number[] = [];
  const note = (what: string) => {
    presses.push(what);
    at.push((Date.now() - begun) / 1000);
  };
  return {
    presses,
    note,
    async press(what, target) {
      await target.click();
      note(what);
    },
    async type(what, field, text) {
      await field.click();
      note(`${what}の欄`);
      await field.fill(text);
    },
    async typeOn(field, text) {
      await expect(field).toBeFocused();
      await field.fill(text);
    },
    async enter(what, target) {
      await target.press("Enter");
      note(`${what}（Enter）`);
    },
    tell: () => presses.map((what, index) => `${index + 1}. ${what} ${at[index]?.toFixed(1)} s`).join("\n"),
  };
}

/** The link in the letter to this address, in a tab of its own as in a mail program of the same browser. */
export async function openLetter(page: Page, link: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(link);
  return tab;
}
