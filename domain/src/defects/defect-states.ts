/** Where a report is. The shop may ask back before it decides; what it declines stays declined. */
const DEFECT_TRANSITIONS = {
  // Done at once where another order holds the money for its goods, and it went back there.
  received: ["accepted", "declined", "asked", "done"],
  asked: ["received", "accepted", "declined", "done"],
  // Back where its refund failed, or the order that brings its pieces once more was cancelled.
  accepted: ["done", "received"],
  declined: [],
  // A bank can return a refund after it was made.
  done: ["received"],
} as const;

export type DefectState = keyof typeof DEFECT_TRANSITIONS;

export const DEFECT_STATES = Object.keys(DEFECT_TRANSITIONS) as [DefectState, ...DefectState[]];

/** As members read them. */
export const DEFECT_STATE_NAMES: Readonly<Record<DefectState, string>> = {
  received: "確認中",
  asked: "おたずね中",
  accepted: "対応中",
  declined: "お受けできません",
  done: "対応済み",
};

/** Rule defects-states. */
export function canBecome(from: DefectState, to: DefectState): boolean {
  return (DEFECT_TRANSITIONS[from] as readonly DefectState[]).includes(to);
}

/**
 * What the shop can answer from here: that a reply came is the buyer's to say; that a refund failed, or goods are not made again after all, comes
 * of itself. `isPaidElsewhere`: another order holds the money for its goods (rule defects-paid-elsewhere).
 */
export function answersTo(state: DefectState, isPaidElsewhere: boolean): DefectState[] {
  const mayBeDone = state === "accepted" || isPaidElsewhere;
  return DEFECT_TRANSITIONS[state].filter((next) => next !== "received" && (next !== "done" || mayBeDone));
}

export const DEFECT_WISH_NAMES = { reprint: "作り直し", refund: "返金" } as const;

export type DefectWish = keyof typeof DEFECT_WISH_NAMES;

export const DEFECT_WISHES = Object.keys(DEFECT_WISH_NAMES) as [DefectWish, ...DefectWish[]];
