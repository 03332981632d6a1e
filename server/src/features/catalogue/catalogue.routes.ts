import {
  getDisplayCategories,
  getDonations,
  getFabricTypes,
  getKinds,
  getPrintMethods,
  getProductTax,
  getProductWithKind,
  getSustainableMaterials,
  getTags,
  type Product,
  queryProduct,
  querySysParam,
  searchProducts as searchCall,
} from "@surimono/contract/catalogue";
import { ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import { compactCatalogueSales, getCatalogue } from "./get-catalogue.ts";
import { type ImageSource, imageRoute } from "./image.routes.ts";
import {
  inMaterialOrder,
  presentDisplayCategories,
  presentKinds,
  presentPrintMethods,
  presentSysParam,
} from "./present-lookups.ts";
import { presentItem } from "./present-product.ts";
import { searchProducts } from "./search-products.ts";

/** What other features add to the calls of the catalogue. */
export interface CatalogueParts {
  /** A my item as Product when the member may see it. */
  readonly findMyProduct?: (productId: number, member: Member) => Promise<Product | undefined>;
  /** Pictures below other prefixes than images/catalogue/. */
  readonly imageSources?: readonly ImageSource[];
}

const compactSalesJob = jobKind<object>("catalogue-compact-sales");
const NIGHTLY = "20 18 * * *";

/** The look-up calls of spec §7, once `openCatalogue` is done. The catalogue is public; only tax rates ask for a login (spec §6). */
export function catalogueRoutes(shop: Shop, parts: CatalogueParts = {}): void {
  shop.jobs.handle(compactSalesJob, () => compactCatalogueSales(shop), { cron: NIGHTLY });
  lookupRoutes(shop);
  imageRoute(shop, parts.imageSources ?? []);

  const findProduct = async (productId: number, member: Member | undefined): Promise<Product | undefined> =>
    presentItem(getCatalogue(shop), productId) ?? (member && (await parts.findMyProduct?.(productId, member)));
  const asList = (product: Product | undefined) => ok({ data: product ? [product] : [] });

  shop.route(searchCall, async ({ payload }) => ok(searchProducts(getCatalogue(shop), payload)));
  shop.route(queryProduct, async ({ payload, member }) => asList(await findProduct(payload.product_id, member)));
  shop.route(getProductWithKind, async ({ payload, member }) => asList(await findProduct(payload.product_id, member)));
  shop.route(getTags, async ({ payload, member }) => {
    const product = await findProduct(payload.product_id, member);
    return ok({ data: (product?.keywords ?? []).map((keyword_text) => ({ keyword_text })) });
  });
}

function lookupRoutes(shop: Shop): void {
  shop.route(getSustainableMaterials, async () => {
    const materials = inMaterialOrder(getCatalogue(shop).data.sustainableMaterials);
    return ok({ data: materials.map(({ id, name }) => ({ sustainable_material_id: id, name })) });
  });
  shop.route(getFabricTypes, async () =>
    ok({ data: getCatalogue(shop).data.fabricTypes.map(({ id, name }) => ({ fabric_type_id: id, name })) }),
  );
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
