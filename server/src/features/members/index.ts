export { users } from "./accounts.tables.ts";
export { createFindMember } from "./find-member.ts";
export { findReadNotifications } from "./find-read-notifications.ts";
export { hashToken } from "./hash-token.ts";
export { membersRoutes } from "./members.routes.ts";
export {
  findEmail,
  findEmails,
  findMemberRecord,
  findUserId,
  holdNickname,
  insertOperationLog,
} from "./members.store.ts";
export { memberProfiles } from "./members.tables.ts";
export { refusePassword } from "./password/refuse-password.ts";
export type { Renamed } from "./rename-member.ts";
export { describeDevice } from "./sign-in/describe-device.ts";
export { type DemoAccount, listDemoAccounts, seedDemoAccounts } from "./sign-up/demo-accounts.ts";
export type { Joined } from "./sign-up/joining.ts";
export { openDemoMaker, openDemoSession } from "./sign-up/open-demo-maker.ts";
export { countWaitingBusinesses, findBusinessStanding, lockBusinessStanding } from "./standing/business-standing.ts";
export {
  decideBusiness,
  findBusinessApplication,
  USUAL_DISCOUNT_BP,
} from "./standing/decide-business.ts";
export { type DeskRow, listForDesk } from "./standing/desk-list.store.ts";
export { readDeskMember } from "./standing/desk-member.store.ts";
export { isKeptOut, isNotSuspended } from "./standing/is-suspended.ts";
export { memberState } from "./standing/member-state.ts";
export { findSuspensions, liftSuspension, suspendMember } from "./standing/suspend-member.ts";
export { listClosedAccounts } from "./withdrawal/closed-accounts.store.ts";
export type { Leaving } from "./withdrawal/leaving.ts";
export { closeAccount } from "./withdrawal/withdraw.ts";
export { holdAccount, isWithdrawn } from "./withdrawal/withdrawal.store.ts";
