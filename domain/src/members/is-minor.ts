import { type Day, dayInJapan, isDay } from "../kernel/index.ts";

/** A minor may register only with a guardian's consent (rule members-minor); majority is 18 (Civil Code, article 4). */
const MAJORITY = 18;

/**
 * Full years at this moment in Japan. A person born on 29 February completes a year in a common year at the end of 28 February
 * (Civil Code, article 143), so on 1 March.
 */
export function ageAt(birthday: Day, moment: Date): number {
  const today = dayInJapan(moment);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

export function isMinor(birthday: Day, moment: Date): boolean {
  return ageAt(birthday, moment) < MAJORITY;
}

/** An existing day in the past and within a human life. */
export function isPossibleBirthday(birthday: Day, moment: Date): boolean {
  return isDay(birthday) && birthday < dayInJapan(moment) && ageAt(birthday, moment) <= 120;
}
