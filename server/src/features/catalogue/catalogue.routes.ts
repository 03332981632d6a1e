import {
  getDisplayCategories,
  getDonations,
  getFabricTypes,
  getKinds,
  getPrintMethods,
  getProductTax,
  getProductWithKind,
  getRanking,
  getSustainableMaterials,
  getTags,
  type Product,
  queryProduct,
  querySysParam,
  searchProducts as searchCall,
  suggestWords as suggestCall,
} from "@surimono/contract/catalogue";
import type { AnswerOf, Call } from "@surimono/contract/kernel";
import { dayInJapan, ok } from "@surimono/domain/kernel";
import { type Member, type Shop, type WrittenAnswer, writeAnswer } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { compactCatalogueSales, findItem, getCatalogue } from "./get-catalogue.ts";
import { imageRoutes } from "./image.routes.ts";
import type { ImageSource } from "./kept-pictures.ts";
import {
  inMaterialOrder,
  presentDisplayCategories,
  presentKinds,
  presentPrintMethods,
  presentSysParam,
} from "./present-lookups.ts";
import { presentItem } from "./present-product.ts";
import { presentRanking } from "./present-ranking.ts";
import { searchProducts } from "./search-products.ts";
import type { Snapshot } from "./snapshot.ts";
import { suggestWords } from "./suggest-words.ts";

/** What other features add to the calls of the catalogue. */
export interface CatalogueParts {
  /** A my item as Product, if the member may see it. */
  readonly findMyProduct?: (productId: number, member: Member) => Promise<Product | undefined>;
  /** Pictures under prefixes other than images/catalogue/. */
  readonly imageSources?: readonly ImageSource[];
}

const compactSalesJob = timedJob("catalogue-compact-sales");

/** The look-up calls, once `openCatalogue` is done. The catalogue is public; only tax rates ask for a login (rule catalogue-lookups-public). */
export function catalogueRoutes(shop: Shop, parts: CatalogueParts = {}): void {
  shop.jobs.handle(compactSalesJob, () => compactCatalogueSales(shop));
  lookupRoutes(shop);
  imageRoutes(shop, parts.imageSources ?? []);

  const written = <C extends Call>(call: C, payload: object, make: (snapshot: Snapshot) => AnswerOf<C>) => {
    const snapshot = getCatalogue(shop);
    const key = call.name + JSON.stringify(payload);
    return ok(snapshot.recent.answers.take(key, () => writeAnswer(call, make(snapshot))) as WrittenAnswer<C>);
  };
  const findMine = async (productId: number, member: Member | undefined) =>
    member && (await parts.findMyProduct?.(productId, member));

  shop.route(searchCall, async ({ payload }) =>
    written(searchCall, payload, (snapshot) => searchProducts(snapshot, payload)),
  );
  shop.route(getRanking, async () => {
    const to = dayInJapan(shop.now());
    return written(getRanking, { to }, (snapshot) => presentRanking(snapshot, to));
  });
  shop.route(suggestCall, async ({ payload }) =>
    written(suggestCall, payload, (snapshot) => ({ data: suggestWords(snapshot, payload.searchStr) })),
  );
  for (const call of [queryProduct, getProductWithKind]) {
    shop.route(call, async ({ payload: { product_id: id }, member }) => {
      if (findItem(shop, id))
        return written(call, { id }, (snapshot) => ({ data: [presentItem(snapshot, id) ?? []].flat() }));
      const mine = await findMine(id, member);
      return ok({ data: mine ? [mine] : [] });
    });
  }
  shop.route(getTags, async ({ payload, member }) => {
    const item = findItem(shop, payload.product_id);
    const tags = item?.tags ?? (await findMine(payload.product_id, member))?.keywords ?? [];
    return ok({ data: tags.map((keyword_text) => ({ keyword_text })) });
  });
}

function lookupRoutes(shop: Shop): void {
  shop.route(getSustainableMaterials, async () => {
    const materials = inMaterialOrder(getCatalogue(shop).data.sustainableMaterials);
    return ok({
      data: materials.map(({ id, name, description }) => ({ sustainable_material_id: id, name, description })),
    });
  });
  shop.route(getFabricTypes, async () => {
    const { fabricTypes } = getCatalogue(shop).data;
    return ok({ data: fabricTypes.map(({ id, name, description }) => ({ fabric_type_id: id, name, description })) });
  });
  shop.route(getDonations, async () =>
    ok({
      data: getCatalogue(shop).data.donations.map(({ id, name, description }) => ({
        donation_id: id,
        name,
        description,
      })),
    }),
  );
  shop.route(getPrintMethods, async () => ok({ data: presentPrintMethods(getCatalogue(shop)) }));
  shop.route(getDisplayCategories, async () => ok({ data: presentDisplayCategories(getCatalogue(shop)) }));
  shop.route(getKinds, async () => ok({ data: presentKinds(getCatalogue(shop)) }));
  shop.route(getProductTax, async () =>
    ok({
      data: getCatalogue(shop).data.taxDivisions.map(({ divisionId, rate }) => ({
        division_id: divisionId,
        tax_rate: rate / 10_000,
      })),
    }),
  );
  shop.route(querySysParam, async ({ payload }) =>
    ok({ data: [presentSysParam(getCatalogue(shop), payload.param_name)] }),
  );
}
