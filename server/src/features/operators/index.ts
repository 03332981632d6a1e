export { type DemoOperator, seedDemoOperator } from "./demo-operator.ts";
export { createFindOperator } from "./find-operator.ts";
export { findInvitationTo } from "./invitations.store.ts";
export { inviteOperator } from "./invite-operator.ts";
export { closeOperator, listOperatorNames, listOperatorsWithUse, withdrawInvitation } from "./manage-operators.ts";
export { operatorsRoutes } from "./operators.routes.ts";
export { findOperatorByEmail } from "./operators.store.ts";
export { createNoteForbidden } from "./sign-ins.ts";
