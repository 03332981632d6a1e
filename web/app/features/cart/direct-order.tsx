import type { TaxDivision } from "@surimono/domain/catalogue";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { SheetFoot } from "@surimono/ui/sheet.tsx";
import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Price } from "#app/ui/price.tsx";
import { BandHint } from "./band-hint.tsx";
import { SizeRows } from "./size-rows.tsx";
import { type ChosenGoods, type SizePieces, useChosenSizes } from "./use-chosen-sizes.ts";

export type OrderThen = "checkout" | "cart";

interface DirectOrderProps {
  /** What becomes a my item with the press. */
  goods: ChosenGoods;
  taxDivisions: readonly TaxDivision[];
  startSize: number | undefined;
  /** Chosen before. */
  startSizes: readonly SizePieces[] | undefined;
  picture: ReactNode;
  /** Below the picture's words: the colours. */
  choices: ReactNode;
  /** What has to be read or ticked before. */
  notes: ReactNode;
  /** Something is not ticked yet. */
  isBlocked: boolean;
  /** What a press started. */
  running: OrderThen | undefined;
  /** How many the last press put into the cart; 0 once something else is chosen. */
  added: number;
  onChange: () => void;
  onOrder: (sizes: readonly SizePieces[], then: OrderThen) => void;
  ways: ReactNode;
}

/** In a sheet: goods that are not a my item yet, ordered at once or put into the cart. */
export function DirectOrder(props: DirectOrderProps) {
  const { goods, taxDivisions, startSize, startSizes, picture, choices, notes, isBlocked, running, added, ways } =
    props;
  const { onChange, onOrder } = props;
  const chosen = useChosenSizes(goods, taxDivisions, { sizeId: startSize, sizes: startSizes });
  const { wanted, count, subtotal, obstacle, nextBand } = chosen;
  const cannot = count === 0 || isBlocked;
  const set = (sizeId: number, quantity: number) => {
    onChange();
    chosen.set(sizeId, quantity);
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[15.5rem_minmax(0,1fr)] sm:gap-8">
        <div className="grid content-start gap-3 max-sm:grid-cols-[7.5rem_minmax(0,1fr)]">
          {picture}
          {choices}
        </div>
        <section aria-label="サイズと数量" className="min-w-0">
          <SizeRows item={goods} chosen={{ ...chosen, set }} />
          <div className="mt-2">{ways}</div>
        </section>
      </div>
      <SheetFoot>
        {notes}
        {/* Always there, so that screen readers notice what enters it. */}
        <div role="status" className={added > 0 ? "" : "-mb-3"}>
          {added > 0 && <Notice tone="ok">カートに{formatNumber(added)}点入れました。</Notice>}
        </div>
        {obstacle ? <Notice tone="warn">{obstacle}</Notice> : nextBand && <BandHint next={nextBand} />}
        <p className="flex items-baseline justify-between gap-3 whitespace-nowrap">
          <span className="text-14">
            {formatNumber(count)}点の小計<span className="text-12 text-mute">（税込・送料無料）</span>
          </span>
          {subtotal !== undefined && <Price size={28} value={subtotal} />}
        </p>
        <div className="grid grid-cols-2 gap-3 max-sm:gap-2">
          {added > 0 ? (
            <LinkButton to="/cart" size={56} className="max-sm:px-2">
              カートを見る
            </LinkButton>
          ) : (
            <Button
              size={56}
              icon="cart"
              className="max-sm:px-2"
              pending={running === "cart"}
              disabled={cannot || running === "checkout"}
              onClick={() => onOrder(wanted, "cart")}
            >
              カートに入れる
            </Button>
          )}
          <Button
            variant="primary"
            size={56}
            iconAfter="arrow-right"
            className="max-sm:px-2"
            pending={running === "checkout"}
            disabled={cannot || running === "cart"}
            onClick={() => onOrder(wanted, "checkout")}
          >
            注文へすすむ
          </Button>
        </div>
      </SheetFoot>
    </>
  );
}
