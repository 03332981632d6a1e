import { formatYen } from "@surimono/domain/kernel";
import { classNames } from "@surimono/ui/class-names.ts";

interface PriceProps {
  value: number;
  /** “From”: the lowest of several prices, as on a card. */
  from?: boolean | undefined;
  size?: 14 | 16 | 20 | 28 | 40 | undefined;
  className?: string | undefined;
}

const sizes = {
  14: "text-14",
  16: "text-16",
  20: "text-20 tracking-[-0.005em]",
  28: "text-28",
  40: "text-40 tracking-[-0.02em]",
} as const;

/** Yen with tax. */
export function Price({ value, from = false, size = 20, className }: PriceProps) {
  return (
    <span className={classNames("num whitespace-nowrap font-bold text-deep", sizes[size], className)}>
      {formatYen(value)}
      {from && <span className="font-normal text-14">~</span>}
    </span>
  );
}

/** An amount within a sentence: no line ends between the sign and the number. */
export function Yen({ value }: { value: number }) {
  return <span className="whitespace-nowrap">{formatYen(value)}</span>;
}
