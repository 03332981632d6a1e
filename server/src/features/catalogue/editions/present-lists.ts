import type {
  listCatalogueDrafts,
  listCatalogueEditions,
  listGoods,
  listSharedFiles,
} from "@surimono/contract/catalogue";
import type { AnswerOf, PayloadOf } from "@surimono/contract/kernel";
import { foldSearchText, lowestBodyPrice } from "@surimono/domain/catalogue";
import type { Queries } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { getCatalogue } from "../get-catalogue.ts";
import { type DraftRow, listDrafts } from "./drafts.store.ts";
import { type FileHead, itemIdIn, listEditionRows, listHeads, namesOfItems } from "./editions.store.ts";
import { presentDraft } from "./present-file.ts";

const PAGE = 50;

type Goods = AnswerOf<typeof listGoods>["goods"][number];
type ListingShop = Pick<Shop, "database" | "log">;

/** One page of the items, each with its state. All heads are read: they are small, and a state has no column of its own. */
export async function presentGoods(
  shop: ListingShop,
  { view, text = "", after = "" }: PayloadOf<typeof listGoods>,
): Promise<AnswerOf<typeof listGoods>> {
  const { heads, drafts } = await readAll(shop.database.db);
  const paths = [...new Set([...heads.keys(), ...drafts.keys()])].filter((path) => path.startsWith("items/"));
  const rows = paths.map((path) => rowOf(shop, path, heads.get(path), drafts.get(path)));
  const sought = foldSearchText(text);
  const found = rows
    .filter((row) => isInView(row, view) && row.words.includes(sought))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .filter(({ path }) => path > after);
  const page = found.slice(0, PAGE);
  return {
    goods: page.map(({ words: _, ...row }) => row),
    next: found.length > PAGE ? (page.at(-1)?.path ?? null) : null,
  };
}

async function readAll(queries: Queries) {
  return {
    heads: new Map((await listHeads(queries)).map((head) => [head.path, head])),
    drafts: new Map((await listDrafts(queries)).map((draft) => [draft.path, draft])),
  };
}

function rowOf(shop: ListingShop, path: string, head: FileHead | undefined, draft: DraftRow | undefined) {
  const itemId = head?.itemId ?? itemIdIn(path, draft?.text ?? "");
  const item = itemId === null ? undefined : getCatalogue(shop).itemsById.get(itemId)?.item;
  const name = item?.name ?? nameIn(draft?.text ?? null) ?? path;
  const row: Goods = {
    ...{ path, item_id: itemId, name, state: head === undefined ? "new" : head.isGone ? "withdrawn" : "sold" },
    price: item ? lowestBodyPrice(item) : null,
    color_id: item?.colors[0]?.id ?? null,
    picture_id: item?.pictures?.[0]?.id ?? null,
    draft: draft ? presentDraft(draft, head?.edition ?? 0) : null,
  };
  return { ...row, words: foldSearchText([itemId, item?.pku, name, nameIn(draft?.text ?? null)].join(" ")) };
}

function isInView({ state, draft }: Goods, view: PayloadOf<typeof listGoods>["view"]): boolean {
  if (view === "drafts") return draft !== null;
  if (view === "planned") return draft?.planned_for != null;
  return view === "all" || state === view;
}

/** A draft may be no JSON yet. */
function nameIn(text: string | null): string | undefined {
  try {
    const { name } = JSON.parse(text ?? "") as { name?: unknown };
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined;
  }
}

export async function presentSharedFiles(queries: Queries): Promise<AnswerOf<typeof listSharedFiles>> {
  const { heads, drafts } = await readAll(queries);
  const paths = [...new Set([...heads.keys(), ...drafts.keys()])].filter((path) => !path.startsWith("items/")).sort();
  return {
    files: paths.map((path) => {
      const draft = drafts.get(path);
      return { path, draft: draft ? presentDraft(draft, heads.get(path)?.edition ?? 0) : null };
    }),
  };
}

export async function presentDrafts(shop: ListingShop): Promise<AnswerOf<typeof listCatalogueDrafts>> {
  const { heads, drafts } = await readAll(shop.database.db);
  return {
    drafts: [...drafts.values()].map((draft) => ({
      ...presentDraft(draft, heads.get(draft.path)?.edition ?? 0),
      name: draft.path.startsWith("items/") ? rowOf(shop, draft.path, heads.get(draft.path), draft).name : "",
    })),
  };
}

export async function presentEditions(
  queries: Queries,
  after: number | undefined,
): Promise<AnswerOf<typeof listCatalogueEditions>> {
  const rows = await listEditionRows(queries, after, PAGE + 1);
  const page = rows.slice(0, PAGE);
  const names = await namesOfItems(
    queries,
    page.flatMap(({ paths }) => paths),
  );
  return {
    editions: page.map(({ id, at, paths, ...row }) => ({
      ...{ ...row, edition: id, at: at.toISOString() },
      files: paths.map((path) => ({ path, name: names.get(path) ?? "" })),
    })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}
