import { showFanCount } from "@surimono/domain/fans";
import { formatNumber } from "@surimono/domain/kernel";
import { classNames } from "@surimono/ui/class-names.ts";

/** In 万人 from ten thousand, in 億人 from a hundred million (rule fans-count-units). */
export function FanNumber({ count, className }: { count: number; className?: string }) {
  const { figure, unit } = showFanCount(count);
  return (
    <p className={classNames("num whitespace-nowrap font-bold text-deep leading-none tracking-[-0.045em]", className)}>
      {formatNumber(figure)}
      <span className="ml-[0.12em] text-[0.3em] tracking-normal">{unit}</span>
    </p>
  );
}
