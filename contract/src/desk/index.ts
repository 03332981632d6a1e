export { getDeskMember } from "./get-member.ts";
export { listDeskMembers, MEMBER_VIEWS } from "./list-members.ts";
export {
  closeDeskMember,
  decideDeskBusiness,
  exportDeskMember,
  liftDeskSuspension,
  setDeskCreditLimit,
  suspendDeskMember,
} from "./member-actions.ts";
