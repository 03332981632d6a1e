export { getLatestMaintenance } from "./get-latest-maintenance.ts";
export { getLatestSystemMessage, type WireSystemMessage } from "./get-latest-system-message.ts";
export { getPrivateNotifications, getPublicNotifications } from "./get-notifications.ts";
export type { WireNotification } from "./notification.ts";
export { sendUserNotification } from "./send-user-notification.ts";
