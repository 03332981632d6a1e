import type { AcceptedWarning } from "@surimono/domain/designs";

const JAPAN = new Intl.DateTimeFormat("ja-JP", {
  timeZone: "Asia/Tokyo",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** What the customer was warned of in that place and accepted, in the words that were ticked, and when: the sheet never says more or less than the tick. */
export function proofWarnings(accepted: readonly AcceptedWarning[], areaKindId: number): string[] {
  return accepted
    .filter((warning) => warning.areaKindId === areaKindId)
    .map(({ text, acceptedAt }) => `${text}（${JAPAN.format(new Date(acceptedAt))} ご了承）`);
}
