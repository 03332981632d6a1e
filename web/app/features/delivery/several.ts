export { destinationInput } from "./destination-input.ts";
export { DestinationList } from "./several/destination-list.tsx";
export { newDestination } from "./several/edit-split.ts";
export type { SplitLine } from "./several/line-label.ts";
export { ListDialog } from "./several/list-dialog.tsx";
export { SeveralChoice } from "./several/several-choice.tsx";
export { SingleWish } from "./several/single-wish.tsx";
export { missingOf } from "./several/split-sums.tsx";
export { switchMode } from "./several/switch-mode.ts";
