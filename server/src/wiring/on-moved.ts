import { followUnits } from "../features/floor/index.ts";
import type { OnMoved } from "../features/orders/index.ts";
import { followOrder } from "../features/warehouse/index.ts";

/** The workshop's floor made the step or took it back: its units are there already. */
export const onMovedByUnits: OnMoved = [followOrder];

/** A step of the workshop was made or taken back, or a draft was given up. Told again with each. */
export const onMoved: OnMoved = [...onMovedByUnits, followUnits];
