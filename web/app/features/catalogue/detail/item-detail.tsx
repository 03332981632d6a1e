import { type Product, readItem } from "@surimono/contract/catalogue";
import {
  type CatalogueItem,
  type ChoiceNames,
  referenceSize,
  shownPieces,
  type TaxDivision,
} from "@surimono/domain/catalogue";
import { formatYen } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { classNames } from "@surimono/ui/class-names.ts";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { SwatchChoice } from "@surimono/ui/swatch-choice.tsx";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useMemo, useState } from "react";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { Price } from "#app/ui/price.tsx";
import { itemTags, printMethods } from "../catalogue.queries.ts";
import { ItemName } from "../item-name.tsx";
import { AreaChoice } from "./area-choice.tsx";
import { areaNames, choiceNames } from "./area-names.ts";
import { type ChosenWorks, worksOf } from "./chosen-works.ts";
import { ItemGallery } from "./item-gallery.tsx";
import { centimetres } from "./lengths.ts";
import { MethodChoice } from "./method-choice.tsx";
import { cheapestSize, type ItemChoice, priceOfChoice, useItemChoice } from "./use-item-choice.ts";
import { useStartDesign } from "./use-start-design.ts";
import { WayButton } from "./way-button.tsx";

/** At the end of the choices, whose sum is in the bar at once. */
const FeeLines = lazyPart(async () => (await import("./fee-lines.tsx")).FeeLines);

const TrialInvitation = lazyPart(async () => (await import("./trial-invitation.tsx")).TrialInvitation);

/** Below everything else, on a phone and beside the choices, so that it moves nothing. */
const ItemFacts = lazyPart(async () => (await import("./item-facts.tsx")).ItemFacts);

export const DETAIL_TITLE = "アイテムのくわしい内容";

interface ItemDetailProps {
  product: Product;
  divisions: readonly TaxDivision[];
  heart?: ReactNode;
  begun?: ReactNode;
  below?: ReactNode;
  stars?: ReactNode;
  wantedColors: readonly number[];
  onClose: () => void;
  /** Tries the choice instead of starting a my item. */
  onTrial?: (works: ChosenWorks) => void;
}

/** Left the goods, right the decisions, in the order in which they change the price. The total never moves. */
export function ItemDetail({
  product,
  divisions,
  heart,
  begun,
  below,
  stars,
  wantedColors,
  onClose,
  onTrial,
}: ItemDetailProps) {
  const item = useMemo(() => readItem(product), [product]);
  const choice = useItemChoice(item, wantedColors);
  const price = priceOfChoice(item, choice, divisions);
  const [missing, setMissing] = useState(false);
  const start = useStartDesign(product);
  const begin = () => {
    setMissing(choice.areaKindIds.length === 0);
    if (choice.areaKindIds.length > 0) onTrial ? onTrial(worksOf(product, choice)) : start.mutate(choice);
    else document.getElementById("print-areas")?.focus();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      kind="screen"
      title={DETAIL_TITLE}
      actions={
        <ActionBar
          total={price?.withTax}
          pieces={shownPieces(choice.method?.methodId ?? 0)}
          starting={start.isPending || start.isSuccess}
          onBack={onClose}
          onStart={begin}
          isTrial={onTrial !== undefined}
        />
      }
    >
      <main className="page grid grid-cols-1 gap-x-8 gap-y-8 py-4 md:grid-cols-[minmax(0,13fr)_minmax(0,10fr)] md:py-8">
        <div>
          <ItemGallery
            item={item}
            choice={choice}
            images={product.images.images}
            colorId={choice.color?.id}
            caption={captionOf(item)}
          />
          <div className="max-md:hidden">
            <Suspense fallback={null}>
              <ItemFacts {...{ item, product, divisions, below }} color={choice.color} />
            </Suspense>
          </div>
        </div>
        <div className="flex flex-col divide-y divide-line *:py-5 *:first:pt-0">
          <ItemHead product={product} heart={heart} stars={stars} />
          {begun && <div>{begun}</div>}
          <Decisions
            item={item}
            product={product}
            choice={choice}
            missing={missing && choice.areaKindIds.length === 0}
          />
          {choice.method && price && (
            <Suspense fallback={<div className="min-h-56" />}>
              <FeeLines
                {...{ item, divisions, price }}
                method={choice.method}
                color={choice.color}
                size={cheapestSize(item)}
                names={areaNames(product)}
              />
            </Suspense>
          )}
          {!onTrial && (
            <Suspense fallback={<div className="min-h-16" />}>
              <TrialInvitation works={worksOf(product, choice)} />
            </Suspense>
          )}
        </div>
        <div className="md:hidden">
          <Suspense fallback={null}>
            <ItemFacts {...{ item, product, divisions, below }} color={choice.color} />
          </Suspense>
        </div>
      </main>
    </Dialog>
  );
}

function ItemHead({ product, heart, stars }: Pick<ItemDetailProps, "product" | "heart" | "stars">) {
  const { data: tags = [] } = useQuery(itemTags(product.product_id));
  return (
    <div>
      <ul aria-label="タグ" className="flex min-h-6 flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex items-start justify-between gap-3">
        <h2 className="font-bold text-28 max-mini:text-20">
          <ItemName name={product.name} />
        </h2>
        {heart}
      </div>
      <div className="num mt-1 flex min-h-5 flex-wrap items-center gap-x-4 text-12 text-mute">
        <span>品番 {product.product_id}</span>
        <span>本体 {formatYen(product.lowest_price)}~</span>
        {stars}
      </div>
    </div>
  );
}

interface DecisionsProps {
  item: CatalogueItem;
  product: Product;
  choice: ItemChoice;
  missing: boolean;
}

/** Each fieldset has a box around it, because a legend ignores the fieldset's padding. */
function Decisions({ item, product, choice, missing }: DecisionsProps) {
  const { data: rows = [] } = useQuery(printMethods);
  const { method, color, colors } = choice;
  return (
    <>
      <div>
        <MethodChoice
          methods={choice.methods}
          named={product.print_info}
          rows={rows}
          chosen={method?.methodId}
          onChoose={choice.chooseMethod}
        />
      </div>
      <div>
        <h3 className="mb-2 font-bold text-16">
          本体の色
          <span className="ml-3 font-normal text-12 text-mute">
            {color?.name}（全{colors.length}色）
          </span>
        </h3>
        <SwatchChoice
          legend="本体の色"
          options={colors.map(({ id, name, hex }) => ({ id, name, color: hex }))}
          value={color?.id}
          onChange={choice.chooseColor}
        />
        <OtherColors choice={choice} names={choiceNames(product)} />
      </div>
      {method && (
        <div>
          <AreaChoice
            {...{ item, product, method, missing }}
            chosen={choice.areaKindIds}
            blocked={choice.blocked}
            onToggle={choice.toggleArea}
            onTakeInstead={choice.takeInstead}
          />
        </div>
      )}
    </>
  );
}

/** The colours that the method cannot print on, with the methods that can, one press away. */
function OtherColors({ choice, names }: { choice: ItemChoice; names: ChoiceNames }) {
  const { otherColors, method } = choice;
  if (!method || otherColors.length === 0) return null;
  return (
    <div className="mt-2 text-12 text-mute">
      <p>{names.method(method.methodId)}で印刷できない色は、ほかの印刷方法でお選びいただけます。</p>
      <p className="flex flex-wrap gap-x-4">
        {otherColors.map(({ methodId, colorIds }) => (
          <WayButton key={methodId} onClick={() => choice.chooseMethod(methodId)}>
            {names.method(methodId)}にかえる（ほか{colorIds.length}色）
          </WayButton>
        ))}
      </p>
    </div>
  );
}

interface ActionBarProps {
  total: number | undefined;
  /** The total is of one of so many. */
  pieces: number;
  starting: boolean;
  onBack: () => void;
  onStart: () => void;
  isTrial: boolean;
}

function ActionBar({ total, pieces, starting, onBack, onStart, isTrial }: ActionBarProps) {
  return (
    <>
      <Button size={56} icon="chevron-left" onClick={onBack} className="max-xs:px-2 max-md:px-3">
        <span className="max-md:sr-only">アイテム一覧へ戻る</span>
      </Button>
      <p className="ml-auto flex flex-col items-end md:flex-row md:items-baseline md:gap-3" aria-live="polite">
        <span className="text-12 text-mute">
          合計<span className="max-mini:sr-only">（{pieces > 1 && `${pieces}点のときの`}1点・税込）</span>
        </span>
        {total !== undefined && (
          <Price
            value={total}
            size={28}
            className={classNames(
              "md:text-40",
              // Five figures are too wide for a phone beside the button.
              total < 10_000 ? "max-mini:text-20" : "max-sm:text-20",
            )}
          />
        )}
      </p>
      <Button
        variant="primary"
        size={56}
        icon="pencil"
        pending={starting}
        onClick={onStart}
        className="whitespace-nowrap max-mini:px-3 max-mini:text-14 max-sm:px-4 max-sm:not-aria-busy:[&_svg]:hidden"
      >
        {isTrial ? "ためしにデザインする" : "デザインをはじめる"}
      </Button>
    </>
  );
}

function captionOf(item: CatalogueItem): string {
  const size = referenceSize(item);
  const measures = size.measurements.slice(0, 2).map(({ name, length }) => `${name} ${centimetres(length)} cm`);
  return [size.name && `${size.name}サイズ`, ...measures].filter(Boolean).join("　");
}
