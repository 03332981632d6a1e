import type { Difference } from "../rehearse/ask-reconcile.ts";

export interface Compared {
  /** How much was compared, in words. */
  readonly compared: string;
  readonly differences: readonly Difference[];
}
