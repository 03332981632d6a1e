import { refusalsOf } from "./check-choice.ts";
import { type Breach, CHOICE_RULES, type ChoiceGoods, type ChoiceNames, type DesignChoice } from "./choice-rules.ts";

export interface BlockedArea {
  readonly areaKindId: number;
  /** The chosen areas that block this one; removing them frees it. Never empty. */
  readonly because: readonly number[];
  readonly reason: (names: ChoiceNames) => string;
  /** The choice with this area instead of those that block it. */
  readonly instead: DesignChoice;
  /** The choice with this area and all the others, by each other method that prints them together. */
  readonly otherMethods: readonly DesignChoice[];
}

/**
 * The areas the choice disables (rule catalogue-area-conflicts), in the order of the method's areas: those the rules would refuse with it.
 * Symmetric and independent of the order of choosing. A chosen area is never blocked, so every choice can be undone.
 */
export function blockedAreas(goods: ChoiceGoods, choice: DesignChoice): BlockedArea[] {
  const method = goods.methods.find(({ methodId }) => methodId === choice.methodId);
  const unchosen = (method?.areas ?? []).filter(({ areaKindId }) => !choice.areaKindIds.includes(areaKindId));
  return unchosen.flatMap(({ areaKindId }) => blockedArea(goods, choice, areaKindId) ?? []);
}

function blockedArea(goods: ChoiceGoods, choice: DesignChoice, areaKindId: number): BlockedArea | undefined {
  const rule = CHOICE_RULES.find(({ code }) => code === "catalogue/areas-conflict");
  const wished = { ...choice, areaKindIds: [...choice.areaKindIds, areaKindId] };
  const pairs = refusalsOf(goods, wished)
    .filter(({ code, breach }) => code === rule?.code && breach.areaKindIds.includes(areaKindId))
    .map(({ breach }) => breach);
  if (!rule || pairs.length === 0) return undefined;
  const because = pairs.flatMap(({ areaKindIds }) => areaKindIds.filter((id) => id !== areaKindId)).sort(ascending);
  // One sentence and one press for everything that blocks it.
  const breach: Breach = { areaKindIds: [areaKindId, ...because], overlapping: pairs.some(isOverlap) };
  const [instead = wished, ...ways] = rule.waysOut(goods, wished, breach);
  return {
    areaKindId,
    because,
    reason: (names) => rule.reason(breach, wished, names),
    instead,
    otherMethods: ways.filter(({ methodId }) => methodId !== choice.methodId),
  };
}

function isOverlap({ overlapping }: Breach): boolean {
  return overlapping === true;
}

function ascending(left: number, right: number): number {
  return left - right;
}
