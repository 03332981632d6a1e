import { type Failure, fail, ok, type Result } from "../../kernel/index.ts";
import type { ItemMethod } from "../item.ts";
import {
  type Breach,
  CHOICE_RULES,
  type ChoiceGoods,
  type ChoiceNames,
  type ChoiceRuleCode,
  type DesignChoice,
} from "./choice-rules.ts";

/** A rule the choice breaks. */
export interface Refusal {
  readonly code: ChoiceRuleCode;
  readonly breach: Breach;
  readonly reason: (names: ChoiceNames) => string;
  /** What to take instead; never empty. */
  readonly waysOut: readonly DesignChoice[];
}

/** Everything that keeps the choice from being printed, in the order of the rules. Empty when it can be. */
export function refusalsOf(goods: ChoiceGoods, choice: DesignChoice): Refusal[] {
  return CHOICE_RULES.filter((rule) => rule.appliesTo(goods, choice)).flatMap((rule) =>
    rule.forbids(goods, choice).map((breach) => ({
      code: rule.code,
      breach,
      reason: (names) => rule.reason(breach, choice, names),
      waysOut: rule.waysOut(goods, choice, breach),
    })),
  );
}

/** The method, if method, colour and areas can be printed together on the item; otherwise why not. */
export function checkChoice(
  goods: ChoiceGoods,
  choice: DesignChoice,
): Result<ItemMethod, Failure<ChoiceRuleCode> & { readonly refusals: readonly Refusal[] }> {
  const refusals = refusalsOf(goods, choice);
  const [first] = refusals;
  if (first) return fail(first.code, { refusals });
  const method = goods.methods.find(({ methodId }) => methodId === choice.methodId);
  if (!method) throw new RangeError(`method ${choice.methodId} was neither refused nor found`);
  return ok(method);
}
