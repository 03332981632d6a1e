import { obstacleMessage } from "@surimono/contract/cart";
import type { CallFailure } from "@surimono/contract/kernel";
import type { MyItem } from "@surimono/contract/my-items";
import { MAX_LINE_QUANTITY } from "@surimono/domain/cart";
import type { TaxDivision } from "@surimono/domain/catalogue";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { NumberField } from "#app/ui/number-field.tsx";
import { formatNumber, formatYen, Price } from "#app/ui/price.tsx";
import { addPieces, type Unheard } from "./add-pieces.ts";
import { BandHint } from "./band-hint.tsx";
import { cartQuery } from "./cart.queries.ts";
import { nextBandOf, pieceOf } from "./price-choice.ts";

interface AddToCartProps {
  item: MyItem;
  /** Undefined until they are known: prices wait for them. */
  taxDivisions: readonly TaxDivision[] | undefined;
}

/** Sizes and quantities of a completed my item, and the way into the cart. */
export function AddToCart({ item, taxDivisions }: AddToCartProps) {
  const sizes = item.size.size_list;
  const [quantities, setQuantities] = useState(() => initialQuantities(item));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const [added, setAdded] = useState(0);
  const unheard = useRef<Unheard>(undefined);
  const inCart = useQuery(cartQuery).data?.lines.filter(({ product_id }) => product_id === item.product_id) ?? [];

  const wanted = sizes.flatMap(({ size_id }) => {
    const quantity = quantities.get(size_id) ?? 0;
    return quantity > 0 ? [{ size_id, quantity }] : [];
  });
  const count = sum(wanted.map(({ quantity }) => quantity));
  // All sizes of one my item share the quantity bands and limits, with what is in the cart already.
  const pieces = count + sum(inCart.map(({ quantity }) => quantity));
  const priceOf = taxDivisions && pieceOf(item, taxDivisions);

  const add = async () => {
    if (count === 0) return;
    setBusy(true);
    const answer = await addPieces({ product_id: item.product_id, sizes: wanted }, unheard.current);
    setBusy(false);
    unheard.current = answer.unheard;
    setFailure(answer.failure);
    setAdded(sum(answer.pieces?.sizes.map(({ quantity }) => quantity) ?? []));
    if (answer.pieces) setQuantities(new Map());
  };

  return (
    <section aria-label="注文する" className="paper grid gap-4 rounded-card p-5 sm:p-6">
      <h3 className="font-bold text-20">サイズと数量</h3>
      <ul className="divide-y divide-line border-line border-y">
        {sizes.map(({ size_id, size_name }) => (
          <li key={size_id} className="flex items-center gap-3 py-2 sm:gap-4">
            <span className="whitespace-nowrap font-bold text-16 text-deep">{size_name || "フリーサイズ"}</span>
            <span className="num ml-auto whitespace-nowrap text-14">
              {priceOf && formatYen(priceOf(size_id, pieces))}
              <span className="text-12 text-mute max-sm:sr-only"> / 1点</span>
            </span>
            <NumberField
              label={`${size_name || "フリーサイズ"}の数量`}
              hideLabel
              size={36}
              className="[&>p]:sr-only"
              min={0}
              max={MAX_LINE_QUANTITY}
              value={quantities.get(size_id) ?? 0}
              onChange={(value) => {
                setAdded(0);
                setQuantities((all) => new Map(all).set(size_id, value ?? 0));
              }}
            />
          </li>
        ))}
      </ul>
      <Hints item={item} pieces={pieces} count={count} taxDivisions={taxDivisions} />
      <p className="flex items-baseline justify-between">
        <span className="text-14">
          {formatNumber(count)}点の小計<span className="text-12 text-mute">（税込）</span>
        </span>
        <Price
          size={28}
          value={priceOf ? sum(wanted.map(({ size_id, quantity }) => priceOf(size_id, pieces) * quantity)) : 0}
        />
      </p>
      {failure && <Notice tone="error">{failure.message}</Notice>}
      {/* Always there, so that screen readers notice what enters it. */}
      <div role="status" className={added > 0 ? "" : "-mt-4"}>
        {added > 0 && (
          <div className="grid gap-3">
            <Notice tone="ok">カートに{formatNumber(added)}点入れました。</Notice>
            <LinkButton to="/cart" variant="primary" size={56} wide iconAfter="arrow-right">
              カートを見る
            </LinkButton>
          </div>
        )}
      </div>
      <Button
        variant="primary"
        size={56}
        wide
        icon="cart"
        pending={busy}
        disabled={count === 0}
        onClick={() => void add()}
      >
        カートに入れる
      </Button>
    </section>
  );
}

interface HintsProps {
  item: MyItem;
  pieces: number;
  count: number;
  taxDivisions: readonly TaxDivision[] | undefined;
}

/** The limits of the item, and from how many pieces it gets cheaper. */
function Hints({ item, pieces, count, taxDivisions }: HintsProps) {
  const { minimum_quantity: minimum, maximum_quantity: maximum } = item;
  const [size] = item.size.size_list;
  if (count > 0 && pieces < minimum) {
    return <Notice tone="warn">{obstacleMessage("cart/below-minimum", minimum)}</Notice>;
  }
  if (pieces > maximum) return <Notice tone="warn">{obstacleMessage("cart/above-maximum", maximum)}</Notice>;
  if (pieces === 0) return null;
  const next = size && taxDivisions && nextBandOf(item, taxDivisions)(size.size_id, pieces);
  return next ? <BandHint next={{ missing: next.missing, unit_price: next.withTax }} /> : null;
}

/** Where there is nothing to choose, the least that can be ordered is chosen already. */
function initialQuantities(item: MyItem): ReadonlyMap<number, number> {
  const [only, ...others] = item.size.size_list;
  return new Map(only && others.length === 0 ? [[only.size_id, item.minimum_quantity]] : []);
}

function sum(parts: readonly number[]): number {
  return parts.reduce((left, right) => left + right, 0);
}
