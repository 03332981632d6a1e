export { GUARDIAN_CONSENT_WORDING, PRIVACY_VERSION, TERMS_VERSION } from "./agreement.ts";
export { checkNickname, NICKNAME_MAX, type NicknameProblem } from "./check-nickname.ts";
export { checkPassword, PASSWORD_MAX, PASSWORD_MIN, type PasswordProblem } from "./check-password.ts";
export { isMinor, isPossibleBirthday } from "./is-minor.ts";
export { plainBirthday } from "./plain-birthday.ts";
export {
  recordsDue,
  WITHDRAWAL_COMMENT_MAX,
  WITHDRAWAL_OBSTACLES,
  WITHDRAWAL_REASONS,
  type WithdrawalObstacle,
  type WithdrawalReason,
} from "./withdrawal.ts";
