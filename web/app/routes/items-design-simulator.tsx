import { openSimulation } from "@surimono/contract/designs";
import { newUuid } from "@surimono/ui/new-uuid.ts";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { redirect, useNavigate, useSearchParams } from "react-router";
import { askShelves } from "#app/features/catalogue/ask-shelves.ts";
import { ItemDetailDialog } from "#app/features/catalogue/item-detail-dialog.tsx";
import { readItemListSearch, writeItemListSearch } from "#app/features/catalogue/item-list-search.ts";
import { findPlace, inPlace } from "#app/features/catalogue/item-place.ts";
import { TrialItemsScreen } from "#app/features/catalogue/trial-items-screen.tsx";
import { mayReplace } from "#app/features/designs/may-replace.ts";
import { openTrial } from "#app/features/designs/open-trial.ts";
import { ResumeTrial } from "#app/features/designs/resume-trial.tsx";
import {
  ONE_PICTURE_PATH,
  readProductId,
  readSimulationChoice,
  simulatorStudioPath,
} from "#app/features/designs/simulation-choice.ts";
import { readSimulation, type Simulation, writeSimulation } from "#app/features/designs/simulation-store.ts";
import { call, orThrow } from "#app/session/call.ts";
import { mobileContext } from "#app/session/guards.ts";
import { SIMULATOR_PATH } from "#app/session/trial-path.ts";
import { askedPart } from "#app/ui/asked-part.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { StarsBesideGoods } from "../compose/marks-beside-goods.tsx";
import { readId } from "../compose/read-id.ts";
import { reviewsBesideGoods } from "../compose/reviews-beside-goods.tsx";
import { useCloseToList } from "../compose/use-close-to-list.ts";
import type { Route } from "./+types/items-design-simulator";

const SimulatorStudio = lazy(async () => ({
  default: (await import("#app/features/designs/simulator-studio.tsx")).SimulatorStudio,
}));

const OnePictureScreen = lazy(async () => ({
  default: (await import("#app/features/designs/one-picture-screen.tsx")).OnePictureScreen,
}));

const DesignOnGoodsScreen = lazy(async () => ({
  default: (await import("#app/features/designs/design-on-goods-screen.tsx")).DesignOnGoodsScreen,
}));

const OrderPicture = askedPart(async () => (await import("../compose/order-picture.tsx")).OrderPicture);

export const meta: Route.MetaFunction = () => [{ title: "ためしにデザイン｜SURIMONO" }];

/**
 * With a choice in the address: the empty design from the catalogue and this browser's drawing on it; otherwise the goods to choose from,
 * where `category` means the search of /items/category/{category}. For anybody.
 */
export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const choice = readSimulationChoice(query);
  const category = query.get("category");
  if (!choice && category) {
    const place = findPlace(category, await askShelves());
    throw redirect(listPath(writeItemListSearch(inPlace(readItemListSearch(query), place))));
  }
  if (!choice) return null;
  const { productId, sku } = choice;
  const design = await openTrial(choice);
  const before = await readSimulation();
  const isSame = before?.sku === sku && before.productId === productId;
  if (before && !isSame && !(await mayReplace(before))) throw redirect(simulatorStudioPath(before));
  const simulation: Simulation = isSame
    ? before
    : {
        ...{ version: 1, id: newUuid(), name: design.name, ...choice, document: design.document, revision: 0 },
        // Pictures from other tries can be used here too.
        pictures: before?.pictures.filter(({ isRemoved }) => !isRemoved) ?? [],
        changedAt: Date.now(),
      };
  await writeSimulation(simulation);
  return { design, simulation, isPhone: context.get(mobileContext) };
}

export default function ItemsDesignSimulatorRoute({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const closeOrder = useCloseToList(ONE_PICTURE_PATH);
  if (!loaderData && query.has("picture"))
    return (
      <Suspense fallback={<Opening />}>
        <OnePictureScreen
          orders={{
            productId: readId(query.get("order")),
            sheet: (order) => <OrderPicture key={order.entry.productId} {...order} onClose={closeOrder} />,
          }}
        />
      </Suspense>
    );
  const ownDesign = readId(query.get("design"));
  if (!loaderData && ownDesign !== undefined)
    return (
      <Suspense fallback={<Opening />}>
        <DesignOnGoodsScreen key={ownDesign} productId={ownDesign} />
      </Suspense>
    );
  if (!loaderData) return <ChooseItem />;
  return (
    <Suspense fallback={<Opening />}>
      <SimulatorStudio key={loaderData.simulation.id} {...loaderData} />
    </Suspense>
  );
}

function listPath(query: URLSearchParams): string {
  return `${SIMULATOR_PATH}${query.size > 0 ? `?${query}` : ""}`;
}

/** The list stays in place under an open item. */
function ChooseItem() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const productId = readProductId(query);
  const search = readItemListSearch(query);
  const close = useCloseToList(listPath(writeItemListSearch(search)));
  const trial = useQuery({
    queryKey: ["simulation", "tax", productId],
    enabled: productId !== undefined,
    queryFn: async () => orThrow(await call(openSimulation, { product_id: productId ?? 0 })).price.tax_bp,
  });
  return (
    <>
      <TrialItemsScreen
        stars={(item) => <StarsBesideGoods item={item} />}
        resume={
          <>
            <p className="mb-5">
              <TextLink to={ONE_PICTURE_PATH}>1枚の絵や写真を、いろいろなアイテムで見る</TextLink>
            </p>
            <ResumeTrial />
          </>
        }
      />
      {productId !== undefined && (
        <ItemDetailDialog
          productId={productId}
          wantedColors={search.colors}
          onClose={close}
          below={reviewsBesideGoods}
          stars={(product) => <StarsBesideGoods item={product} onPage />}
          trial={{
            ...trial,
            taxRate: trial.data,
            onStart: ({ product_id, sku, works_id }) =>
              void navigate(simulatorStudioPath({ productId: product_id, sku, worksId: works_id })),
          }}
        />
      )}
    </>
  );
}

function Opening() {
  return (
    <div
      role="status"
      aria-label="スタジオを準備しています"
      className="bench flex min-h-dvh items-center justify-center"
    >
      <Spinner size={40} />
    </div>
  );
}
