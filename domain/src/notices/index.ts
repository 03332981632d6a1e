export { fanAccountOf, fanPageOf, SOCIAL_ACCOUNTS, type SocialAccount } from "./fan-account.ts";
export { isNoticeLink, type NoticeTarget, targetOfLink } from "./notice-link.ts";
export {
  isNotificationType,
  MAX_NOTIFICATION_CONTENT,
  MAX_NOTIFICATIONS,
  NOTIFICATION_TYPES,
  type NotificationType,
  newestNotifications,
} from "./notification.ts";
export { targetOfNotification } from "./notification-target.ts";
export { relativeTime } from "./relative-time.ts";
export { SYSTEM_MESSAGE_TYPES, type SystemMessageType } from "./system-message.ts";
