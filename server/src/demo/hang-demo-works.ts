import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { finishDesign, getImageMagicToken, openDesign } from "@surimono/contract/designs";
import { type AnswerOf, type Call, type Caller, createCaller, type PayloadInputOf } from "@surimono/contract/kernel";
import { confirmDesign, listMyItems, type MyItemCard, publishMyItem, updateProduct } from "@surimono/contract/my-items";
import type { MethodId } from "@surimono/domain/catalogue";
import { formatSku, formatWorksId, type Layer } from "@surimono/domain/designs";
import { findItem } from "../features/catalogue/index.ts";
import { openDemoMaker } from "../features/members/index.ts";
import type { Shop } from "../platform/http/index.ts";
import { DEMO_MAKERS, type DemoMaker } from "./makers.ts";

/** As `studio/bake/bake-demo-works.ts` laid it. */
export interface BakedWork {
  readonly maker: DemoMaker;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly itemId: number;
  readonly methodId: MethodId;
  readonly colorId: number;
  readonly areaKindId: number;
  readonly layers: readonly Layer[];
}

const WORKS = join(import.meta.dirname, "works.json");

/**
 * Fills the gallery of a demo, so that a newcomer sees what others make. It goes through the shop's own calls, as the makers would; what
 * hangs already stays as it is, so a start that was cut short is gone on with by the next.
 */
export async function hangDemoWorks(shop: Shop, baseUrl: string, isStopped: () => boolean): Promise<void> {
  const works = await readWorks();
  const atWork = new Map<DemoMaker, MakerAtWork>();
  for (const work of works) {
    if (isStopped()) return;
    const maker = atWork.get(work.maker) ?? (await open(shop, baseUrl, work.maker));
    atWork.set(work.maker, maker);
    await hang(shop, maker, work);
  }
}

export async function readWorks(): Promise<readonly BakedWork[]> {
  return JSON.parse(await readFile(WORKS, "utf8"));
}

interface MakerAtWork {
  readonly call: Caller;
  /** What the maker had when the work began. */
  readonly items: readonly MyItemCard[];
}

async function open(shop: Shop, baseUrl: string, maker: DemoMaker): Promise<MakerAtWork> {
  const token = await openDemoMaker(shop, DEMO_MAKERS[maker]);
  const call = createCaller({ baseUrl, token: () => token, userType: () => "b2c" });
  const tabs = await Promise.all([0, 1].map((item_tab) => must(call, listMyItems, { item_tab, limit: 60 })));
  return { call, items: tabs.flatMap(({ data }) => data) };
}

async function hang(shop: Shop, { call, items }: MakerAtWork, work: BakedWork): Promise<void> {
  const known = items.find(({ new_name }) => new_name === work.name);
  const product_id = known?.product_id ?? (await makeWork(shop, call, work));
  if (product_id === undefined || known?.promotion_flag === 1) return;
  await must(call, confirmDesign, { product_id });
  await must(call, publishMyItem, { product_id, promotion_flag: 1 });
}

/** A listed draft with its design; undefined when its goods are not in the catalogue any more. */
export async function makeWork(shop: Shop, call: Caller, work: BakedWork): Promise<number | undefined> {
  const { itemId, methodId, colorId, areaKindId, layers } = work;
  const item = findItem(shop, itemId);
  if (!item) return undefined;
  const { url } = await must(call, getImageMagicToken, {
    product_id: itemId,
    sku: formatSku({ pku: item.pku, colorId, methodId }),
    works_id: formatWorksId({ itemId, methodId, areaKindId }),
  });
  const token = new URL(url, shop.env.publicUrl).searchParams.get("token") ?? "";
  const { product_id, document, revision } = await must(call, openDesign, { token });
  const areas = document.areas.map((area) => ({ ...area, layers: [...layers] }));
  await must(call, finishDesign, { product_id, document: { ...document, areas }, revision, accepted: [] });
  const words = { new_name: work.name, description: work.description, regular_price: work.price };
  await must(call, updateProduct, { product: { product_id, ...words }, isSave: true });
  return product_id;
}

export async function must<C extends Call>(
  call: Caller,
  definition: C,
  payload: PayloadInputOf<C>,
): Promise<AnswerOf<C>> {
  const answer = await call(definition, payload);
  if (!answer.ok) throw new Error(`${definition.name}: ${JSON.stringify(answer.failure)}`);
  return answer.value;
}
