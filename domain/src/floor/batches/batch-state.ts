export const BATCH_STATES = ["open", "printing", "done"] as const;
export type BatchState = (typeof BATCH_STATES)[number];

export const BATCH_STATE_NAMES: Readonly<Record<BatchState, string>> = {
  open: "印刷前",
  printing: "印刷中",
  done: "完了",
};
