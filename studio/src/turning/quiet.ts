interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether more than was asked for would be unwelcome: on a slow or saving line, or to whoever wants nothing to move. */
export function isQuietWished(): boolean {
  const line = (navigator as Navigator & { connection?: Line }).connection;
  if (line?.saveData || (line?.effectiveType !== undefined && line.effectiveType !== "4g")) return true;
  return isMotionUnwelcome();
}

export function isMotionUnwelcome(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
