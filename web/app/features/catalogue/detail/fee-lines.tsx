import {
  type CatalogueItem,
  getArea,
  HANG_TAG_STEP,
  type ItemColor,
  type ItemMethod,
  LEAST_SCREEN_PIECES,
  NAME_TAG_STEP,
  offeredTagSteps,
  placeFee,
  printFeePerUnit,
  SCREEN_FEE,
  SILK_SCREEN,
  type Size,
  shownPieces,
  type TaxDivision,
  tagFeesOf,
  type UnitPrice,
  withTax,
} from "@surimono/domain/catalogue";
import { Icon } from "@surimono/ui/icon.tsx";
import { Suspense } from "react";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { Price, Yen } from "#app/ui/price.tsx";
import type { FeeRow } from "./fee-table.tsx";

const FeeTable = lazyPart(async () => (await import("./fee-table.tsx")).FeeTable);

interface FeeLinesProps {
  item: CatalogueItem;
  method: ItemMethod;
  color: ItemColor | undefined;
  price: UnitPrice;
  divisions: readonly TaxDivision[];
  /** That the price is of. */
  size: Size | undefined;
  /** By kind of place. */
  names: ReadonlyMap<number, string>;
}

/** The price of one piece line by line, and the fees of places by quantity. All with tax. */
export function FeeLines({ item, method, color, price, divisions, size, names }: FeeLinesProps) {
  const taxed = (yen: number) => withTax(yen, item.divisionId, divisions);
  const body = [color?.name, size?.name].filter(Boolean).join("・");
  return (
    <section aria-labelledby="fees-heading">
      <h3 id="fees-heading" className="font-bold text-16">
        料金<span className="ml-3 font-normal text-12 text-mute">1点あたり・税込</span>
      </h3>
      <dl className="mt-3 flex flex-col gap-2 text-14">
        <Line label={`本体（${body}）`} value={taxed(price.body)} />
        {price.prints.map(({ areaKindId, fee }) => (
          <Line key={areaKindId} label={`${names.get(areaKindId) ?? ""}の印刷`} value={taxed(fee)} />
        ))}
      </dl>
      <DearerSizes item={item} taxed={taxed} />
      {method.methodId === SILK_SCREEN && <ScreenWords taxed={taxed} />}
      <MoreFees
        title="枚数ごとの印刷料金"
        head="場所"
        rows={method.areas.map(({ areaKindId }) => ({
          id: areaKindId,
          name: names.get(areaKindId) ?? "",
          fees: getArea(method, areaKindId).fees,
          isChosen: price.prints.some((print) => print.areaKindId === areaKindId),
        }))}
        taxed={taxed}
        feeAt={(fees, quantity) => placeFee(method.methodId, fees, quantity)}
        least={shownPieces(method.methodId)}
      />
      <MoreFees
        title="枚数ごとのタグの料金"
        head="タグ"
        rows={tagRows(item)}
        taxed={taxed}
        feeAt={printFeePerUnit}
        least={1}
      />
    </section>
  );
}

/** What the design's colours will add. */
function ScreenWords({ taxed }: { taxed: (yen: number) => number }) {
  return (
    <p className="num mt-2 text-12 text-mute leading-[1.7]">
      版1枚（1色）で{LEAST_SCREEN_PIECES}
      点つくるときの、1点の料金です。色をふやすと、版の枚数だけ印刷の料金が加わります（濃い色の本体では、下に敷く白も1枚に数えます）。版代は1枚{" "}
      <Yen value={taxed(SCREEN_FEE)} />
      。点数で割って、1点の料金に含めています。ご注文は、同じデザインを合わせて{LEAST_SCREEN_PIECES}点からです。
    </p>
  );
}

/** The lines above are for the lowest-priced size; the others must not surprise in the cart. */
function DearerSizes({ item, taxed }: { item: CatalogueItem; taxed: (yen: number) => number }) {
  const prices = item.sizes.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (lowest === highest) return null;
  return (
    <p className="num mt-2 text-12 text-mute">
      本体の価格はサイズでかわります（
      <Yen value={taxed(lowest)} />〜
      <Yen value={taxed(highest)} />
      ）。
    </p>
  );
}

function Line({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd>
        <Price value={value} size={16} />
      </dd>
    </div>
  );
}

const TAG_NAMES = { [NAME_TAG_STEP]: "ネームタグ", [HANG_TAG_STEP]: "下げ札" } as const;

/** The tags that the item can have once designed. */
function tagRows(item: CatalogueItem): FeeRow[] {
  return offeredTagSteps(item, []).map((step) => ({
    id: step,
    name: TAG_NAMES[step],
    fees: tagFeesOf(item, step),
    isChosen: false,
  }));
}

interface MoreFeesProps {
  title: string;
  head: string;
  rows: readonly FeeRow[];
  taxed: (yen: number) => number;
  feeAt: (fees: FeeRow["fees"], quantity: number) => number;
  /** The table begins there. */
  least: number;
}

/** What few open, loaded after the page. */
function MoreFees({ title, head, rows, taxed, feeAt, least }: MoreFeesProps) {
  if (!rows.some(({ fees }) => fees.length > 0)) return null;
  return (
    <details className="group mt-4 rounded-ctl border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center px-3 font-bold text-14 text-deep [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="chevron-down" size={18} className="ml-auto transition-transform group-open:rotate-180" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reached by keyboard */}
      <section aria-label={title} tabIndex={0} className="overflow-x-auto px-3 pb-3">
        <Suspense fallback={null}>
          <FeeTable {...{ head, rows, taxed, feeAt, least }} />
        </Suspense>
      </section>
    </details>
  );
}
