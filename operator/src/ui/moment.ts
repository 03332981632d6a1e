import { dayInJapan, slashedDay, timeInJapan } from "@surimono/domain/kernel";

/** `2026/11/23 10:05`, in Japan wherever the operator sits. */
export function momentOf(iso: string): string {
  const moment = new Date(iso);
  return `${slashedDay(dayInJapan(moment))} ${timeInJapan(moment)}`;
}
