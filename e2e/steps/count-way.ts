import type { Locator } from "@playwright/test";
import { expect } from "../harness/test.ts";

/**
 * What somebody does on the way to something, counted: a press is a click, a tap, Enter, or the choice of a file. What is typed is none, nor
 * is the key that leads to the next field, Tab or 次へ: those are told beside the presses.
 */
export interface Way {
  press(what: string, at: Locator): Promise<void>;
  /** Goes to the field by the keyboard, from one near before it, and types. */
  typeNext(field: Locator, text: string): Promise<void>;
  /** Types where the page has put the focus by itself: no press. */
  typeOn(field: Locator, text: string): Promise<void>;
  enter(what: string, at: Locator): Promise<void>;
  /** A press outside of the page, such as one on a file. */
  note(what: string): void;
  readonly presses: readonly string[];
  /** Fields that were reached by the keyboard: as many presses more for whoever presses each. */
  readonly fieldsReached: number;
  /** Each press with its second since the beginning. */
  tell(): string;
}

/** Begins with the page as it is. */
export function countWay(): Way {
  const begun = Date.now();
  const presses: string[] = [];
  const at: number[] = [];
  let fieldsReached = 0;
  const note = (what: string) => {
    presses.push(what);
    at.push((Date.now() - begun) / 1000);
  };
  return {
    presses,
    get fieldsReached() {
      return fieldsReached;
    },
    note,
    async press(what, target) {
      await target.click();
      note(what);
    },
    async typeNext(field, text) {
      await expect(async () => {
        await field.page().keyboard.press("Tab");
        await expect(field).toBeFocused({ timeout: 200 });
      }).toPass();
      fieldsReached += 1;
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
    tell: () =>
      [
        ...presses.map((what, index) => `${index + 1}. ${what} ${at[index]?.toFixed(1)} s`),
        `fields reached by the keyboard: ${fieldsReached}`,
      ].join("\n"),
  };
}
