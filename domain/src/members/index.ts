export { GUARDIAN_CONSENT_WORDING, PRIVACY_VERSION, TERMS_VERSION } from "./agreement.ts";
export { checkNickname, NICKNAME_MAX, nicknameMessages, type NicknameProblem } from "./check-nickname.ts";
export { checkPassword, PASSWORD_MAX, PASSWORD_MIN, passwordMessages, type PasswordProblem } from "./check-password.ts";
export { ageAt, type Day, dayInJapan, isMinor, isPossibleBirthday } from "./is-minor.ts";
