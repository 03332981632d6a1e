import type { WireSocialLink, WireUserInsight } from "@surimono/contract/fans";

/** How a network stands with the member, as its card and its page show it. */
export type AccountState =
  /** The shop has no client of it. */
  | "unavailable"
  | "unlinked"
  /** Linked, but one of several accounts has yet to be chosen. */
  | "choosing"
  | "reconnect"
  | "analysing"
  | "failed"
  /** The network says nothing of ages and sexes. */
  | "insufficient"
  | "done";

export function accountState(link: WireSocialLink | undefined, insight: WireUserInsight | undefined): AccountState {
  if (!link || link.state === "unlinked") return link?.available ? "unlinked" : "unavailable";
  if (link.state !== "linked") return link.state;
  const { state, profiling } = insight?.fans_info.analysis ?? { state: "none", profiling: null };
  if (state === "analysing") return "analysing";
  // One that was never made may be asked for like one that failed.
  if (state !== "done") return "failed";
  return profiling ? "done" : "insufficient";
}

export type Fault = WireUserInsight["fans_info"]["analysis"]["errors"][number];

/** What went wrong, or was missing, in the latest analysis. */
export function analysisFault(insight: WireUserInsight | undefined): Fault | undefined {
  return insight?.fans_info.analysis.errors[0];
}

/** It may be better in a while, without anybody doing anything. */
export function isTemporary(fault: Fault | undefined): boolean {
  return !fault || fault.code === "fans/temporarily-unavailable";
}
