export { applyBusiness, getBusinessStatus } from "./apply-business.ts";
export { membersFailures } from "./failures.ts";
export { requestPasswordReset, resendVerification, resetPassword, verifyEmail } from "./letters.ts";
export { listDemoAccounts } from "./list-demo-accounts.ts";
export { login, type MemberAnswer } from "./login.ts";
export { GUEST_USER_ID, recordHistory, writeLog, writeLoginLog } from "./logs.ts";
export { getProfile, queryUser, setNickname, updateProfile, updateUser } from "./profile.ts";
export { signIn, signOut } from "./sign-in.ts";
export { signUp } from "./sign-up.ts";
