import { showToast, toasts } from "./toast.ts";

const WORDS = "ただいま混み合っています。自動でつながり直しています…";

/** Says that the shop is busy, for as long as any call waits for it (rule errors-waiting). */
export function showWaiting(calls: number): void {
  if (calls > 0) showToast(WORDS, { duration: 60_000 });
  else toasts.set(toasts.get().filter(({ message }) => message !== WORDS));
}
