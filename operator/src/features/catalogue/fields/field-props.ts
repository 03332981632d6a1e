import type { ItemFile } from "@surimono/domain/catalogue";
import type { Choices, Problem } from "../goods-query.ts";
import { problemInJapanese } from "../problem-words.ts";

type Changed = Partial<Record<keyof ItemFile, unknown>>;

/** Fields in place of those before; a function of the item as it is by then, where that may be later. */
export type ItemChange = Changed | ((item: Partial<ItemFile>) => Changed);

export interface FieldProps {
  item: Partial<ItemFile>;
  choices: Choices;
  problems: readonly Problem[];
  change: (change: ItemChange) => void;
}

/** What the check said of the field, or of anything in it. */
export function errorOf(problems: readonly Problem[], field: string): string | undefined {
  const found = problems.find((one) => one.field === field || one.field.startsWith(`${field}.`));
  return found && problemInJapanese(found.problem);
}

/** An empty field is no number: the check then names it. */
export const numberIn = (typed: string): number | null => (typed.trim() === "" ? null : Number(typed));

export const optionsOf = (list: readonly { readonly id: number; readonly name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }));
