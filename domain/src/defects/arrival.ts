import { addDays, type Day, dayInJapan } from "../kernel/index.ts";

/** So many days after the day of arrival a defect can be reported. */
export const DEFECT_DAYS = 3;
/** A courier keeps a parcel for a week when nobody is there: later than this it has not arrived. */
const LONGEST_WAY_DAYS = 14;

/** The last day on which a defect of what arrived on that day can be reported (rule defects-days). */
function reportableUntil(arrived: Day): Day {
  return addDays(arrived, DEFECT_DAYS);
}

interface Sent {
  readonly shippedAt: Date | undefined;
  /** As the courier has it; often it tells nothing. */
  readonly deliveredAt: Date | undefined;
}

/** Whether a parcel can be reported on, and what must be known for it. */
export type ArrivalOffer =
  | { readonly state: "not-sent" }
  /** The day of arrival is known. */
  | { readonly state: "open"; readonly arrived: Day; readonly until: Day }
  /** The buyer says the day: not before `from`, not after `to`. */
  | { readonly state: "ask"; readonly from: Day; readonly to: Day }
  /** Where the day is not known, it is too long ago whichever it was. */
  | { readonly state: "late"; readonly arrived?: Day; readonly until: Day };

export function arrivalOffer({ shippedAt, deliveredAt }: Sent, now: Date): ArrivalOffer {
  const today = dayInJapan(now);
  if (deliveredAt) {
    const arrived = dayInJapan(deliveredAt);
    const until = reportableUntil(arrived);
    return { state: today <= until ? "open" : "late", arrived, until };
  }
  if (!shippedAt) return { state: "not-sent" };
  const from = dayInJapan(shippedAt);
  const last = addDays(from, LONGEST_WAY_DAYS);
  const until = reportableUntil(last);
  if (today > until) return { state: "late", until };
  const [to = today] = [last, today].toSorted();
  return { state: "ask", from, to };
}

export type ArrivalProblem = "not-sent" | "arrival-missing" | "arrival-wrong" | "too-late";

/** What keeps a report from being taken; undefined when nothing does. A day that is typed counts only where none is known. */
export function checkArrival(offer: ArrivalOffer, typed: Day | undefined, now: Date): ArrivalProblem | undefined {
  if (offer.state === "not-sent") return "not-sent";
  if (offer.state === "late") return "too-late";
  if (offer.state === "open") return undefined;
  if (typed === undefined) return "arrival-missing";
  if (typed < offer.from || typed > offer.to) return "arrival-wrong";
  return dayInJapan(now) > reportableUntil(typed) ? "too-late" : undefined;
}
