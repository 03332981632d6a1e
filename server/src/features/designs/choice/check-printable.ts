import { type ChoiceNames, checkChoice, type DesignChoice, type PrintableGoods } from "@surimono/domain/catalogue";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import { getCatalogue } from "../../catalogue/index.ts";
import { areaName } from "./area-name.ts";

/** By the rules of the item's page; a refusal includes their reasons. */
export function checkPrintable(shop: Shop, goods: PrintableGoods, choice: DesignChoice) {
  const checked = checkChoice(goods, choice);
  if (checked.ok) return ok(checked.value);
  const names = choiceNames(shop, goods);
  const refusals = checked.failure.refusals.map(({ code, reason }) => ({ code, reason: reason(names) }));
  return fail("designs/choice-not-printable", { refusals });
}

/** The names of methods, colours and places in those reasons. */
export function choiceNames(shop: Shop, goods: PrintableGoods): ChoiceNames {
  const { printMethods } = getCatalogue(shop).data;
  return {
    method: (methodId) => printMethods.find(({ id }) => id === methodId)?.name ?? "",
    color: (colorId) => goods.colors.find(({ id }) => id === colorId)?.name ?? "",
    area: (areaKindId) => areaName(shop, areaKindId),
  };
}
