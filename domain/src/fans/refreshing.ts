/** While an analysis runs the page looks again so often, and gives up after so many looks (rule fans-refresh). */
export const LOOK_AGAIN_MS = 2000;
export const MOST_LOOKS = 1000;

/** Ours: the networks count what is asked of them. One that failed may be tried again at once. */
export const REFRESH_MINUTES = 10;

/** No analysis takes so long: the process that made it is gone, and it counts as failed. */
export const ANALYSIS_MINUTES = 15;

export type AnalysisState = "none" | "analysing" | "done" | "failed";

/** What a reader sees of an analysis that may have been lost. */
export function analysisStateAt(state: AnalysisState, askedAt: Date | null, now: Date): AnalysisState {
  const lost = state === "analysing" && now.getTime() - (askedAt?.getTime() ?? 0) > ANALYSIS_MINUTES * 60_000;
  return lost ? "failed" : state;
}

/** From when on a further analysis may be asked for; undefined for now. */
export function nextRefresh(state: AnalysisState, analysedAt: Date | null, now: Date): Date | undefined {
  if (state !== "done" || !analysedAt) return undefined;
  const next = new Date(analysedAt.getTime() + REFRESH_MINUTES * 60_000);
  return next > now ? next : undefined;
}
