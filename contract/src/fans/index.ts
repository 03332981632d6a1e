export { analyseProfile, getInstagramProfiles } from "./analyse-profile.ts";
export { type AnalysisFailureCode, analysisFailures, type NetworkFailureCode } from "./failures.ts";
export type { WireFansInfo, WireFansSummary, WireUserInsight } from "./fans-info.ts";
export {
  finishSocialLink,
  listSocialLinks,
  removeSocialLink,
  SOCIAL_LINK_PARAM,
  startSocialLink,
  type WireSocialLink,
} from "./social-link.ts";
export {
  type CustomFansInput,
  createUserInsight,
  getFansNumber,
  queryUserInsight,
  removeUserInsight,
  updateUserInsight,
} from "./user-insight.ts";
