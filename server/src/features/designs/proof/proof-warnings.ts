import type { AcceptedWarning } from "@surimono/domain/designs";
import { dayInJapan, slashedDay, timeInJapan } from "@surimono/domain/kernel";

/** The warnings the customer accepted for that place, in the wording ticked, and when: never more or less than the tick. */
export function proofWarnings(accepted: readonly AcceptedWarning[], areaKindId: number): string[] {
  return accepted
    .filter((warning) => warning.areaKindId === areaKindId)
    .map(({ text, acceptedAt }) => `${text}（${seenAt(new Date(acceptedAt))} ご了承）`);
}

/** 2026/11/21 14:05 */
function seenAt(moment: Date): string {
  return `${slashedDay(dayInJapan(moment))} ${timeInJapan(moment)}`;
}
