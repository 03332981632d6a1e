import type {
  checkCatalogueDrafts,
  getCatalogueChoices,
  getCatalogueFile,
  listGoods,
} from "@surimono/contract/catalogue";
import type { AnswerOf } from "@surimono/contract/kernel";

export type CatalogueFile = AnswerOf<typeof getCatalogueFile>;
export type Choices = AnswerOf<typeof getCatalogueChoices>;
export type Checked = AnswerOf<typeof checkCatalogueDrafts>;
export type Problem = Checked["problems"][number];
export type Goods = AnswerOf<typeof listGoods>["goods"][number];
export type Draft = NonNullable<Goods["draft"]>;

/** Everything of the catalogue is fetched again when any of it was changed. */
export const CATALOGUE_KEY = ["catalogue"] as const;
export const fileKey = (path: string) => [...CATALOGUE_KEY, "file", path] as const;
export const CHOICES_KEY = [...CATALOGUE_KEY, "choices"] as const;

export const fileAddress = (path: string, more: Readonly<Record<string, string>> = {}) =>
  `/goods/file?${new URLSearchParams({ path, ...more })}`;
