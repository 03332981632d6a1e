export { deedChanges, deedChangeText } from "./deed-changes.ts";
export { deedSubject } from "./deed-subject.ts";
export { DEED_ACTIONS, deedWord } from "./deed-words.ts";
export { acceptInvitation, readInvitation } from "./invitation.ts";
export {
  changeOperatorRoles,
  closeOperator,
  getOperatorHistory,
  inviteOperator,
  listOperators,
  withdrawInvitation,
} from "./manage.ts";
export type { WireOperator } from "./operator.ts";
export {
  addPasskey,
  askNewPasskey,
  askPasskey,
  confirmPasskey,
  listOperatorPasskeys,
  type PasskeyAssertion,
  type PasskeyRegistration,
  removePasskey,
  renamePasskey,
} from "./passkeys.ts";
export { deedLines, exportDeeds, listDeeds, listSignIns, SIGN_IN_OUTCOMES } from "./record.ts";
export { endOperatorSession, endOtherOperatorSessions, listOperatorSessions } from "./sessions.ts";
export {
  confirmOperator,
  getOperator,
  getOperatorDemo,
  signInDemoOperator,
  signInOperator,
  signOutOperator,
} from "./sign-in.ts";
