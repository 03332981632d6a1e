export { noticesRoutes } from "./notices.routes.ts";
export {
  deleteNotifications,
  findLatestSystemMessage,
  insertSystemMessage,
  isUnderMaintenance,
  recordMaintenance,
  switchSystemMessageOff,
} from "./notices.store.ts";
export { notifyEverybody, notifyMember, withdrawNotification } from "./notify-member.ts";
