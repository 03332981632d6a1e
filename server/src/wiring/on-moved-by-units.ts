/** The workshop's floor made the step or took it back: its units are there already. */
export { finishReplaced } from "../features/defects/index.ts";
export { followOrder } from "../features/warehouse/index.ts";
