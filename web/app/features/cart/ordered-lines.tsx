import type { WireLine } from "@surimono/contract/cart";
import { formatNumber, formatYen } from "@surimono/domain/kernel";
import type { ReactNode } from "react";
import { Price } from "#app/ui/price.tsx";
import { GoodsLine } from "./goods-line.tsx";

interface OrderedLinesProps {
  lines: readonly WireLine[];
  /** What blocks a line, below its text. */
  note?: (line: WireLine) => ReactNode;
}

/** The lines as ordered, read-only. */
export function OrderedLines({ lines, note }: OrderedLinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <GoodsLine
          key={line.line_id}
          line={line}
          sums={
            <>
              <span className="num text-14 sm:min-w-28 sm:text-right">
                {formatYen(line.unit_price)} × {formatNumber(line.quantity)}
              </span>
              <Price value={line.amount} className="sm:min-w-28 sm:text-right" />
            </>
          }
          note={note?.(line)}
        />
      ))}
    </ul>
  );
}
