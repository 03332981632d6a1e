import { STORAGE_NOTICE_DAYS } from "./storage-terms.ts";

/** Told of the missing return address, which comes after every notice. */
export const TOLD_OF_ADDRESS = -1;

/**
 * Which notice is due (rule warehouse-notices): the nearest one that was not told, so that a night without a job costs no more than the
 * day. Undefined for none.
 */
export function dueNotice(daysLeft: number, toldDays: number | null): number | undefined {
  if (daysLeft < 0) return undefined;
  const due = STORAGE_NOTICE_DAYS.filter((days) => daysLeft <= days).at(-1);
  return due !== undefined && (toldDays === null || toldDays > due) ? due : undefined;
}
