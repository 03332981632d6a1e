import { dayInJapan, slashedDay, timeInJapan } from "@surimono/domain/kernel";

/** `2026/11/23 10:05`, in Japan wherever the operator sits. */
export function momentOf(iso: string): string {
  const moment = new Date(iso);
  return `${slashedDay(dayInJapan(moment))} ${timeInJapan(moment)}`;
}

/** A field of the form for a moment: what is typed is the time in Japan, wherever the operator sits. Null where nothing is. */
export function momentIn(form: FormData, name: string): string | null {
  const typed = String(form.get(name) ?? "");
  return typed === "" ? null : new Date(`${typed}:00+09:00`).toISOString();
}
