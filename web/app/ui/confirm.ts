import { fetchPart } from "./fetch-part.ts";
import { type ConfirmOptions, openConfirm } from "./open-confirm.ts";

/** Asks, and resolves with the answer; Escape and a second question count as no, and so does a dialog that fails to load. */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  if (!(await fetchPart(() => import("./confirm-dialog.tsx")))) return false;
  openConfirm.get()?.answer(false);
  return new Promise((resolve) => {
    openConfirm.set({
      ...options,
      answer(yes) {
        openConfirm.set(undefined);
        resolve(yes);
      },
    });
  });
}
