import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "../env/index.ts";

/**
 * What is wrong with serving the built pages with these settings: their texts speak of the warehouse or not, as was said when they were
 * built (rule warehouse-off). Nothing where none are built.
 */
export function judgeTexts(root: string, { storage }: Pick<Env, "storage">): string | undefined {
  const path = join(root, "../texts.json");
  if (!existsSync(path)) return undefined;
  const { storesGoods } = JSON.parse(readFileSync(path, "utf8")) as { readonly storesGoods: boolean };
  if (storesGoods === storage) return undefined;
  const [built, set] = storesGoods ? ["with", "off"] : ["without", "on"];
  return `The pages are built ${built} the texts of the warehouse, and it is ${set}: build them with STORAGE_FEATURE=${set}`;
}
