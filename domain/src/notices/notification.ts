/**
 * Rule notices-types: 2 opens the item's dialog, 3–5 show a picture, 6 shows the icon of a social account, 7 suggests connecting
 * fans, 8 suggests making a first item. 1 is a plain sentence.
 */
export const NOTIFICATION_TYPES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export function isNotificationType(value: number): value is NotificationType {
  return NOTIFICATION_TYPES.some((type) => type === value);
}

/** What is kept, and what the menu shows of private and public ones together (rule notices-kept-100). */
export const MAX_NOTIFICATIONS = 100;

/** Characters. Our own limit: the menu shows a sentence or two, not a letter. */
export const MAX_NOTIFICATION_CONTENT = 300;

/** All lists merged, newest first, at most 100. `created_time` is an ISO time. */
export function newestNotifications<Row extends { readonly created_time: string }>(...lists: readonly Row[][]): Row[] {
  return lists
    .flat()
    .sort((a, b) => Date.parse(b.created_time) - Date.parse(a.created_time))
    .slice(0, MAX_NOTIFICATIONS);
}
