export { noticesRoutes } from "./notices.routes.ts";
export {
  deleteNotifications,
  dropPlannedSystemMessages,
  findLatestSystemMessage,
  insertSystemMessage,
  isUnderMaintenance,
  listPlannedMaintenance,
  listPlannedSystemMessages,
  planMaintenance,
  recordMaintenance,
  switchSystemMessageOff,
} from "./notices.store.ts";
export {
  findNotification,
  leaveNotification,
  leaveNotifications,
  leavePublicNotification,
  listNotifications,
  notifyEverybody,
  notifyMember,
  withdrawNotification,
  withdrawNotifications,
} from "./notify-member.ts";
export { type News, tellMembers } from "./tell-members.ts";
