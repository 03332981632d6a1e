import type { WireCartLine, WireObstacle } from "@surimono/contract/cart";
import { MAX_LINE_QUANTITY } from "@surimono/domain/cart";
import { formatNumber, formatYen, slashedDay } from "@surimono/domain/kernel";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { NumberField } from "@surimono/ui/number-field.tsx";
import { WarningLine } from "@surimono/ui/warning-line.tsx";
import { useState } from "react";
import { Price } from "#app/ui/price.tsx";
import { BandHint } from "./band-hint.tsx";
import { wishQuantity } from "./cart-changes.ts";
import { GoodsLine } from "./goods-line.tsx";
import { LineCountdown } from "./leaving.tsx";
import { RosterButton } from "./roster/roster-button.tsx";

interface CartLineProps {
  line: WireCartLine;
  /** The quantity wanted but not saved yet. */
  pending: number | undefined;
  obstacles: readonly WireObstacle[];
  /** Only the first line of a my item: all sizes share the quantity bands, so one hint is enough. */
  hinted: boolean;
  onRemove: () => void;
}

export function CartLine({ line, pending, obstacles, hinted, onRemove }: CartLineProps) {
  // An empty field is a step towards another number, nothing to save.
  const [empty, setEmpty] = useState(false);
  const label = [line.name, line.size_name].filter(Boolean).join(" ");
  const makeable = line.unit_price > 0;
  return (
    <GoodsLine
      line={line}
      note={obstacles.map(({ code, message }) => <WarningLine key={code}>{message}</WarningLine>)}
      sums={
        <>
          {line.personal ? (
            <p className="num text-14">
              <span className="sr-only">数量</span>
              {formatNumber(line.quantity)}点
            </p>
          ) : (
            <NumberField
              label={`${label}の数量`}
              hideLabel
              size={36}
              className="[&>p]:sr-only"
              min={1}
              max={MAX_LINE_QUANTITY}
              disabled={!makeable}
              value={empty ? null : (pending ?? line.quantity)}
              onChange={(value) => {
                setEmpty(value === null);
                if (value !== null) wishQuantity(line.line_id, value);
              }}
              onCommit={() => setEmpty(false)}
            />
          )}
          <div className="ml-auto flex items-center gap-x-4">
            <Price
              value={line.amount}
              className={`text-right sm:min-w-26 ${pending === undefined ? "" : "opacity-50"}`}
            />
            <IconButton icon="trash" label={`${label}をカートから削除`} onClick={onRemove} className="sm:-mr-2" />
          </div>
        </>
      }
    >
      {makeable && (
        <p className="num mt-1 text-14">
          <span className="sr-only">単価</span>
          {formatYen(line.unit_price)}
          <span className="text-12 text-mute"> / 1点</span>
        </p>
      )}
      {line.held_until !== undefined && (
        <p className="mt-1 text-12 text-mute">
          見積書の価格（<span className="num whitespace-nowrap">{slashedDay(line.held_until)}</span>まで）
        </p>
      )}
      {line.personal && <RosterButton line={line} />}
      <LineCountdown line={line} />
      {hinted && line.next_fee_band && <BandHint next={line.next_fee_band} />}
    </GoodsLine>
  );
}
