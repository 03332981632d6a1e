import type { OnMoved } from "../features/orders/index.ts";
import { followOrder } from "../features/warehouse/index.ts";

/** A step of the workshop was made or taken back, or a draft was given up. Told again with each. */
export const onMoved: OnMoved = [followOrder];
