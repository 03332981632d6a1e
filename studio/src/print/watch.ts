/** What a drawing process ends by when it takes more memory than it may: nothing else sends it. */
export const TOO_LARGE = "SIGUSR2";

export interface Watch {
  /** The process that asked for the work. */
  readonly parent: number;
  /** Resident, canvases and all. */
  readonly memoryMb: number;
}

/** As arguments of the process. */
export function watchArguments({ parent, memoryMb }: Watch): string[] {
  return [String(parent), String(memoryMb)];
}

/** Undefined in a process that nobody started for jobs. */
export function readWatch([parent, memoryMb]: readonly string[]): Watch | undefined {
  return parent && memoryMb ? { parent: Number(parent), memoryMb: Number(memoryMb) } : undefined;
}
