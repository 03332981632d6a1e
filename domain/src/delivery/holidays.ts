import { addDays, type Day, weekdayOf } from "../kernel/index.ts";

const FIXED: Readonly<Record<string, true>> = {
  "01-01": true,
  "02-11": true,
  "02-23": true,
  "04-29": true,
  "05-03": true,
  "05-04": true,
  "05-05": true,
  "08-11": true,
  "11-03": true,
  "11-23": true,
};

/** Month → which Monday: 成人の日, 海の日, 敬老の日, スポーツの日. */
const MONDAYS: Readonly<Record<number, number>> = { 1: 2, 7: 3, 9: 3, 10: 2 };

/** Days the workshop is closed besides national holidays. */
const YEAR_END: Readonly<Record<string, true>> = {
  "12-29": true,
  "12-30": true,
  "12-31": true,
  "01-02": true,
  "01-03": true,
};

/** Whether the workshop works on a day: not at weekends, national holidays (国民の祝日に関する法律, as in force from 2022) or around New Year. */
export function isBusinessDay(day: Day): boolean {
  return isWorked(day, YEAR_END);
}

/** Days on which banks are closed besides weekends and national holidays (銀行法施行令 第5条). */
const BANKS_REST: Readonly<Record<string, true>> = { "12-31": true, "01-02": true, "01-03": true };

/** The day itself, or else the first after it, on which a transfer arrives. */
export function nextBankDay(day: Day): Day {
  return isWorked(day, BANKS_REST) ? day : nextBankDay(addDays(day, 1));
}

/** Neither at a weekend, nor on a national holiday or one of those that `rests` adds. */
function isWorked(day: Day, rests: Readonly<Record<string, true>>): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !rests[day.slice(5)] && !isHoliday(day);
}

function isHoliday(day: Day): boolean {
  if (isNamedHoliday(day)) return true;
  // 振替休日: the first working day after a holiday that fell on a Sunday.
  for (let before = addDays(day, -1); isNamedHoliday(before); before = addDays(before, -1)) {
    if (weekdayOf(before) === 0) return true;
  }
  // 国民の休日: a day between two holidays.
  return isNamedHoliday(addDays(day, -1)) && isNamedHoliday(addDays(day, 1));
}

function isNamedHoliday(day: Day): boolean {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  if (FIXED[day.slice(5)]) return true;
  if (weekdayOf(day) === 1 && MONDAYS[month] === Math.ceil(date / 7)) return true;
  if (month === 3) return date === equinox(year, 20.8431);
  return month === 9 && date === equinox(year, 23.2488);
}

/** The usual approximation for 1980–2099. The Cabinet announces the days each February. */
function equinox(year: number, base: number): number {
  return Math.floor(base + 0.242194 * (year - 1980)) - Math.floor((year - 1980) / 4);
}
