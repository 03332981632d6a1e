export { acceptInvitation, readInvitation } from "./invitation.ts";
export { changeOperatorRoles, closeOperator, inviteOperator, listOperators } from "./manage.ts";
export type { WireOperator } from "./operator.ts";
export { endOperatorSession, listOperatorSessions } from "./sessions.ts";
export {
  confirmOperator,
  getOperator,
  getOperatorDemo,
  signInDemoOperator,
  signInOperator,
  signOutOperator,
} from "./sign-in.ts";
