export {
  OPERATOR_RIGHTS,
  OPERATOR_ROLE_IDS,
  OPERATOR_ROLES,
  type OperatorRight,
  type OperatorRole,
  rightsOf,
} from "./roles.ts";
export {
  INVITATION_HOURS,
  OPERATOR_IDLE_MS,
  OPERATOR_PASSKEYS,
  OPERATOR_SESSION_MS,
  PASSKEY_CHALLENGE_MS,
  RECOVERY_CODES,
} from "./sessions.ts";
