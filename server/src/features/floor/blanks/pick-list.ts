import type { WireBlank } from "@surimono/contract/floor";
import type { Day } from "@surimono/domain/kernel";

export interface PickList {
  readonly kind: "pick-list";
  /** The batch's number; empty for all that waits. */
  readonly batch: string;
  readonly until: string;
  readonly day: Day;
  /** In Japan: a batch that changed since needs another list. */
  readonly time: string;
  readonly blanks: readonly WireBlank[];
}
