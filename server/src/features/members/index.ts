export { users } from "./accounts.tables.ts";
export { countWaitingBusinesses, findBusinessStanding } from "./business-standing.ts";
export {
  decideBusiness,
  findBusinessApplication,
  USUAL_DISCOUNT_BP,
} from "./decide-business.ts";
export { type DemoAccount, listDemoAccounts, seedDemoAccounts } from "./demo-accounts.ts";
export { describeDevice } from "./describe-device.ts";
export { type DeskRow, listForDesk } from "./desk-list.store.ts";
export { readDeskMember } from "./desk-member.store.ts";
export { createFindMember } from "./find-member.ts";
export { findReadNotifications } from "./find-read-notifications.ts";
export { hashToken } from "./hash-token.ts";
export { isKeptOut, isNotSuspended } from "./is-suspended.ts";
export type { Joined } from "./joining.ts";
export type { Leaving } from "./leaving.ts";
export { memberState } from "./member-state.ts";
export { membersRoutes } from "./members.routes.ts";
export { findEmail, findMemberRecord, findUserId, insertOperationLog } from "./members.store.ts";
export { memberProfiles } from "./members.tables.ts";
export { openDemoMaker, openDemoSession } from "./open-demo-maker.ts";
export { prefixOf } from "./origin-prefix.ts";
export { refusePassword } from "./refuse-password.ts";
export { findSuspensions, liftSuspension, suspendMember } from "./suspend-member.ts";
export { closeAccount } from "./withdraw.ts";
export { isWithdrawn } from "./withdrawal.store.ts";
