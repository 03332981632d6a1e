import type { CatalogueItem, ItemMethod } from "../item.ts";
import { areaConflicts } from "./area-conflicts.ts";
import { colorsOf, offeredMethods } from "./offered-methods.ts";

export interface DesignChoice {
  readonly methodId: number;
  readonly colorId: number;
  readonly areaKindIds: readonly number[];
}

/** What the rules judge: a catalogue item, or a tag that goes with one. */
export type ChoiceGoods = Pick<CatalogueItem, "methods" | "colors">;

export interface ChoiceNames {
  readonly method: (methodId: number) => string;
  readonly color: (colorId: number) => string;
  readonly area: (areaKindId: number) => string;
}

/** One violation of a rule. */
export interface Breach {
  /** The places involved: both of a pair. Empty when it is about the method, the colour, or all places. */
  readonly areaKindIds: readonly number[];
  /** Of a pair: whether the two overlap, or are only too close. */
  readonly overlapping?: boolean;
}

export type ChoiceRuleCode =
  | "catalogue/no-such-method"
  | "catalogue/color-not-printable"
  | "catalogue/no-area-chosen"
  | "catalogue/no-such-area"
  | "catalogue/areas-conflict";

/** One rule of what can be printed together, as a line of `CHOICE_RULES`. */
export interface ChoiceRule {
  readonly code: ChoiceRuleCode;
  /** The choices it judges; problems of others are for another rule. */
  readonly appliesTo: (goods: ChoiceGoods, choice: DesignChoice) => boolean;
  /** Empty when the choice keeps the rule. */
  readonly forbids: (goods: ChoiceGoods, choice: DesignChoice) => readonly Breach[];
  /** Why, in a sentence for the customer. */
  readonly reason: (breach: Breach, choice: DesignChoice, names: ChoiceNames) => string;
  /** Whole alternative choices, nearest first. Each is free of the breach, and there is always one. */
  readonly waysOut: (goods: ChoiceGoods, choice: DesignChoice, breach: Breach) => readonly DesignChoice[];
}

const WHOLE: readonly Breach[] = [{ areaKindIds: [] }];

/** Methods, colours and places that can be printed together (rule catalogue-choice): the same lines for the item's page, the studio's calls and the server. */
export const CHOICE_RULES: readonly ChoiceRule[] = [
  {
    code: "catalogue/no-such-method",
    appliesTo: () => true,
    forbids: (goods, choice) => (methodOf(goods, choice) ? [] : WHOLE),
    reason: () => "このアイテムには、選ばれた印刷方法で印刷できません。ほかの印刷方法をお選びください。",
    waysOut: (goods, choice) => offeredMethods(goods).map((method) => refit(goods, method, choice)),
  },
  {
    code: "catalogue/color-not-printable",
    appliesTo: (goods, choice) => methodOf(goods, choice) !== undefined,
    forbids: (goods, choice) => (methodOf(goods, choice)?.colorIds.includes(choice.colorId) ? [] : WHOLE),
    reason: (_breach, { methodId, colorId }, names) =>
      `${names.method(methodId)}では${names.color(colorId) || "この色"}に印刷できません。`,
    waysOut: (goods, choice) => [
      ...methodsFor(goods, choice.colorId).map((method) => refit(goods, method, choice)),
      ...ownColors(goods, choice).map(({ id }) => ({ ...choice, colorId: id })),
    ],
  },
  {
    code: "catalogue/no-area-chosen",
    appliesTo: (goods, choice) => methodOf(goods, choice) !== undefined,
    forbids: (_goods, { areaKindIds }) => (areaKindIds.length === 0 ? WHOLE : []),
    reason: () => "印刷する場所を1か所以上えらんでください。",
    waysOut: (goods, choice) => eachAlone(goods, choice),
  },
  {
    code: "catalogue/no-such-area",
    appliesTo: (goods, choice) => methodOf(goods, choice) !== undefined,
    forbids: (goods, choice) => (realAreas(goods, choice).length === choice.areaKindIds.length ? [] : WHOLE),
    reason: () => "この印刷方法では印刷できない場所が含まれています。",
    waysOut: (goods, choice) => {
      const areaKindIds = realAreas(goods, choice);
      return areaKindIds.length > 0 ? [{ ...choice, areaKindIds }] : eachAlone(goods, choice);
    },
  },
  {
    code: "catalogue/areas-conflict",
    appliesTo: (goods, choice) => methodOf(goods, choice) !== undefined,
    forbids: (goods, choice) => conflictsIn(methodOf(goods, choice), choice.areaKindIds),
    reason: ({ areaKindIds: [area = 0, ...others], overlapping }, _choice, names) =>
      `${others.map(names.area).join("・")}と${overlapping ? "重なる" : "近すぎる"}ため、${names.area(area)}はいっしょに印刷できません。`,
    waysOut: (goods, choice, { areaKindIds: [area = 0, ...others] }) => [
      { ...choice, areaKindIds: choice.areaKindIds.filter((id) => !others.includes(id)) },
      { ...choice, areaKindIds: choice.areaKindIds.filter((id) => id !== area) },
      ...methodsFor(goods, choice.colorId)
        .map((method) => ({ ...choice, methodId: method.methodId }))
        .filter((other) => realAreas(goods, other).length === choice.areaKindIds.length)
        .filter((other) => conflictsIn(methodOf(goods, other), other.areaKindIds).length === 0),
    ],
  },
];

/** Only a method that prints on some colour of the goods can be chosen (rule catalogue-method-with-color). */
function methodOf(goods: ChoiceGoods, { methodId }: DesignChoice): ItemMethod | undefined {
  return offeredMethods(goods).find((method) => method.methodId === methodId);
}

function methodsFor(goods: ChoiceGoods, colorId: number): ItemMethod[] {
  return offeredMethods(goods).filter(({ colorIds }) => colorIds.includes(colorId));
}

function ownColors(goods: ChoiceGoods, choice: DesignChoice) {
  const method = methodOf(goods, choice);
  return method ? colorsOf(goods, method) : [];
}

function conflictsIn(method: ItemMethod | undefined, chosen: readonly number[]): readonly Breach[] {
  return method
    ? areaConflicts(method).filter(({ areaKindIds }) => areaKindIds.every((id) => chosen.includes(id)))
    : [];
}

function eachAlone(goods: ChoiceGoods, choice: DesignChoice): DesignChoice[] {
  const areas = methodOf(goods, choice)?.areas ?? [];
  return areas.map(({ areaKindId }) => ({ ...choice, areaKindIds: [areaKindId] }));
}

/** The chosen places that the method has, each once. */
function realAreas(goods: ChoiceGoods, choice: DesignChoice): number[] {
  const kinds = new Set(methodOf(goods, choice)?.areas.map(({ areaKindId }) => areaKindId));
  return [...new Set(choice.areaKindIds)].filter((id) => kinds.has(id));
}

/** The choice by another method, keeping what that method can print. */
function refit(goods: ChoiceGoods, method: ItemMethod, choice: DesignChoice): DesignChoice {
  const colorId = method.colorIds.includes(choice.colorId) ? choice.colorId : (colorsOf(goods, method)[0]?.id ?? 0);
  const wanted = realAreas(goods, { ...choice, methodId: method.methodId });
  const kept: number[] = [];
  for (const id of wanted) if (conflictsIn(method, [...kept, id]).length === 0) kept.push(id);
  const first = choice.areaKindIds.length > 0 ? method.areas.slice(0, 1).map(({ areaKindId }) => areaKindId) : [];
  return { methodId: method.methodId, colorId, areaKindIds: kept.length > 0 ? kept : first };
}
