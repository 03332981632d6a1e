export { noticesRoutes } from "./notices.routes.ts";
export {
  deleteNotifications,
  findLatestSystemMessage,
  insertSystemMessage,
  isUnderMaintenance,
  listPlannedMaintenance,
  planMaintenance,
  recordMaintenance,
  switchSystemMessageOff,
} from "./notices.store.ts";
export {
  findNotification,
  leaveNotification,
  leaveNotifications,
  listNotifications,
  notifyEverybody,
  notifyMember,
  withdrawNotification,
} from "./notify-member.ts";
