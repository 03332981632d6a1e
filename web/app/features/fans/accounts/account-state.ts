import type { WireSocialLink, WireUserInsight } from "@surimono/contract/fans";

/** The state of a member's network, as its card and its page show it. */
export type AccountState =
  /** The shop has no client for it. */
  | "unavailable"
  | "unlinked"
  /** Linked, but none of several accounts is chosen yet. */
  | "choosing"
  | "reconnect"
  | "analysing"
  | "failed"
  /** The network gives no ages and sexes. */
  | "insufficient"
  | "done";

export function accountState(link: WireSocialLink | undefined, insight: WireUserInsight | undefined): AccountState {
  if (!link || link.state === "unlinked") return link?.available ? "unlinked" : "unavailable";
  if (link.state !== "linked") return link.state;
  const { state, profiling } = insight?.fans_info.analysis ?? { state: "none", profiling: null };
  if (state === "analysing") return "analysing";
  // A missing analysis may be requested like a failed one.
  if (state !== "done") return "failed";
  return profiling ? "done" : "insufficient";
}

export type Fault = WireUserInsight["fans_info"]["analysis"]["errors"][number];

/** What went wrong, or was missing, in the latest analysis. */
export function analysisFault(insight: WireUserInsight | undefined): Fault | undefined {
  return insight?.fans_info.analysis.errors[0];
}

/** It may recover by itself. */
export function isTemporary(fault: Fault | undefined): boolean {
  return !fault || fault.code === "fans/temporarily-unavailable";
}
