/** The signal that ends a drawing process over its memory limit: nothing else sends it. */
export const TOO_LARGE = "SIGUSR2";

export interface Watch {
  /** The process that asked for the work. */
  readonly parent: number;
  /** Resident memory, canvases included. */
  readonly memoryMb: number;
}

/** As arguments of the process. */
export function watchArguments({ parent, memoryMb }: Watch): string[] {
  return [String(parent), String(memoryMb)];
}

/** Undefined in a process not started for jobs. */
export function readWatch([parent, memoryMb]: readonly string[]): Watch | undefined {
  return parent && memoryMb ? { parent: Number(parent), memoryMb: Number(memoryMb) } : undefined;
}
