import { type CallExample, nothing } from "./call-example.ts";

const typedFans = {
  privider_id: 4,
  fans_info: { fansSumNumber: 1200, femaleTotal: 60, maleTotal: 40, agePercentages: [], fanskeywords: [] },
};
let people = 0;
/** Limits count per address of mail too. */
const newEmail = () => `person-${++people}@example.com`;
const newcomer = {
  password: "correct horse battery",
  agree_terms: true,
  agree_privacy: true,
};

export const membersExamples: Readonly<Record<string, CallExample>> = {
  // notices
  getPublicNotifications: { payload: nothing, others: "own" },
  getPrivateNotifications: { payload: nothing, others: "own" },
  sendUserNotification: {
    payload: () => ({ account_type: "youtube", content: "分析が終わりました。", link_url: "/my-page/fans" }),
    others: "own",
  },
  getLatestMaintenance: { payload: nothing, others: "same" },
  getLatestSystemMessage: { payload: nothing, others: "same" },
  // fans
  queryUserInsight: { payload: (world) => ({ user_id: world.userId }), others: "refused" },
  createUserInsight: { payload: (world) => ({ user_id: world.userId, ...typedFans }), others: "refused" },
  updateUserInsight: {
    payload: (world) => ({ user_id: world.userId, user_insight_id: 999_999, ...typedFans }),
    others: "refused",
    fails: "request/not-found",
  },
  removeUserInsight: { payload: (world) => ({ user_id: world.userId }), others: "refused" },
  getFansNumber: { payload: (world) => ({ user_id: world.userId }), others: "refused" },
  analyseProfile: { payload: () => ({ id: "UC1", privider_id: 1 }), others: "own", fails: "fans/not-linked" },
  getInstagramProfiles: { payload: nothing, others: "own", fails: "fans/not-linked" },
  listSocialLinks: { payload: nothing, others: "own" },
  startSocialLink: { payload: () => ({ privider_id: 1, back: "/my-page/fans" }), others: "own" },
  finishSocialLink: { payload: () => ({ ticket: "a".repeat(32) }), others: "own", fails: "fans/link-not-valid" },
  removeSocialLink: { payload: () => ({ privider_id: 2 }), others: "own" },
  // editorial
  sendInquiry: {
    payload: () => ({ name: "摺木", email: newEmail(), phone: "", topic: "other", message: "教えてください。" }),
    others: "same",
  },
  // members
  login: { payload: nothing, others: "own" },
  getProfile: { payload: nothing, others: "own" },
  getAgreements: { payload: nothing, others: "own" },
  updateProfile: { payload: () => ({ last_name: "摺木", first_name: "みどり", nickname: "すり" }), others: "own" },
  setNickname: { payload: () => ({ nickname: "すり" }), others: "own" },
  queryUser: { payload: (world) => ({ user_id: world.userId }), others: "refused" },
  updateUser: {
    payload: (world) => ({
      user_id: world.userId,
      notification: { private_notification: [], public_notification: [] },
    }),
    others: "refused",
  },
  getBusinessStatus: { payload: nothing, others: "own" },
  getMiles: { payload: nothing, others: "own" },
  listMileEntries: { payload: () => ({ limit: 5 }), others: "own" },
  listDemoAccounts: { payload: nothing, others: "same" },
  recordHistory: { payload: () => ({ operate_type: 40, operate_content: { url: "/" } }), others: "own" },
  writeLog: { payload: () => ({ message: "test", level: "info" }), others: "own" },
  writeLoginLog: { payload: () => ({ operate_type: 1 }), others: "own" },
  applyBusiness: {
    payload: () => ({
      ...newcomer,
      email: newEmail(),
      company_name: "版",
      contact_name: "木",
      phone: "03-1234-5678",
    }),
    others: "same",
  },
  signUp: { payload: () => ({ ...newcomer, email: newEmail(), birthday: "1990-04-01" }), others: "same" },
  signIn: {
    payload: () => ({ email: newEmail(), password: "wrong password" }),
    others: "same",
    fails: "members/sign-in-failed",
  },
  verifyEmail: {
    payload: () => ({ token: "a".repeat(32), password: "correct horse" }),
    others: "same",
    fails: "members/link-not-valid",
  },
  verifyEmailByCode: {
    payload: () => ({ email: newEmail(), code: "123456", password: "correct horse" }),
    others: "same",
    fails: "members/code-not-valid",
  },
  listSignInWays: { payload: () => ({}), others: "same" },
  takeSession: { payload: () => ({}), others: "same" },
  setUpAccount: {
    payload: () => ({ birthday: "1990-04-01", agree_terms: true, agree_privacy: true }),
    others: "same",
  },
  resendVerification: { payload: () => ({ email: newEmail() }), others: "same" },
  requestPasswordReset: { payload: () => ({ email: newEmail() }), others: "same" },
  resetPassword: {
    payload: () => ({ token: "a".repeat(32), password: "another password" }),
    others: "same",
    fails: "members/link-not-valid",
  },
  listSessions: { payload: nothing, others: "own" },
  endSessions: {
    payload: () => ({ session_id: "01900000-0000-7000-8000-000000000000" }),
    others: "own",
    fails: "request/not-found",
  },
  getEmailChange: { payload: nothing, others: "own" },
  // The owner has no password, and signed in a moment ago.
  requestEmailChange: { payload: () => ({ email: newEmail() }), others: "own" },
  confirmEmailChange: {
    payload: () => ({ token: "a".repeat(79) }),
    others: "same",
    fails: "members/email-link-not-valid",
  },
  changePassword: {
    payload: () => ({ current: "not the password", password: "another password" }),
    others: "own",
    fails: "members/no-password",
  },
  getWithdrawal: { payload: nothing, others: "own" },
  sendWithdrawalCode: { payload: nothing, others: "own" },
  withdraw: {
    payload: () => ({ confirmation: "not the password", reason: "unused", comment: "" }),
    others: "own",
    fails: "members/code-not-valid",
  },
  // Last: it ends the session.
  signOut: { payload: nothing, others: "own" },
};
