/**
 * While an analysis runs the page checks again at this interval, and gives up after this many checks
 * (rule fans-refresh).
 */
export const LOOK_AGAIN_MS = 2000;
export const MOST_LOOKS = 1000;

/** Our own limit: the networks count requests. A failed one may be retried at once. */
export const REFRESH_MINUTES = 10;

/** No analysis takes this long: its process is gone, and it counts as failed. */
export const ANALYSIS_MINUTES = 15;

export type AnalysisState = "none" | "analysing" | "done" | "failed";

/** The state a reader sees of an analysis that may have been lost. */
export function analysisStateAt(state: AnalysisState, askedAt: Date | null, now: Date): AnalysisState {
  const lost = state === "analysing" && now.getTime() - (askedAt?.getTime() ?? 0) > ANALYSIS_MINUTES * 60_000;
  return lost ? "failed" : state;
}

/** When another analysis may be requested; undefined for now. */
export function nextRefresh(state: AnalysisState, analysedAt: Date | null, now: Date): Date | undefined {
  if (state !== "done" || !analysedAt) return undefined;
  const next = new Date(analysedAt.getTime() + REFRESH_MINUTES * 60_000);
  return next > now ? next : undefined;
}
