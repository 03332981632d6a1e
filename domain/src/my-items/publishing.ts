import { COMPLETED, type MyItemStatus } from "./status.ts";

/** Reasons for reporting an item of the gallery, as worded in the report form. */
export const reportReasonNames = {
  rights: "権利を侵害している（著作権・商標・肖像など）",
  privacy: "個人の情報がのっている",
  offensive: "差別や中傷、不快な内容",
  adult: "わいせつ・暴力的な内容",
  other: "そのほか",
} as const;

export type ReportReason = keyof typeof reportReasonNames;
export const REPORT_REASONS = Object.keys(reportReasonNames) as readonly ReportReason[];
export const MAX_REPORT_COMMENT = 500;

export interface Publishable {
  readonly status: MyItemStatus;
  /** 1: not saved yet, or deleted. */
  readonly deleteFlag: number;
  /** Empty until its maker has chosen one. */
  readonly nickname: string;
  readonly isOnSale: boolean;
  /** The operator removed it from the gallery. */
  readonly isHidden: boolean;
}

export type PublishingFault = "not-completed" | "withdrawn" | "no-nickname" | "hidden";

/** Why an item may not be shown in the gallery; undefined when it may. Its maker is only ever named by the nickname. */
export function findPublishingFault(item: Publishable): PublishingFault | undefined {
  if (item.isHidden) return "hidden";
  if (item.status !== COMPLETED || item.deleteFlag === 1) return "not-completed";
  if (!item.isOnSale) return "withdrawn";
  return item.nickname.trim() === "" ? "no-nickname" : undefined;
}
