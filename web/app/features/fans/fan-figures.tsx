import { showFanCount } from "@surimono/domain/fans";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { formatNumber } from "#app/ui/price.tsx";
import { AgeBars, EmptyNumber, GenderRing, Words } from "./empty-charts.tsx";

const NOTHING = "まだデータがありません";

/** Below the number of fans, which alone may be known already. */
const EMPTY: readonly { title: string; chart: ReactNode }[] = [
  { title: "男女の割合", chart: <GenderRing /> },
  { title: "年代と男女の割合", chart: <AgeBars /> },
  { title: "ファンのことば", chart: <Words /> },
];

/** The four places of what is known of the fans. The class says how many stand side by side. */
export function FanFigures({ fanCount, className }: { fanCount: number | undefined; className?: string }) {
  return (
    <ul className={classNames("grid grid-cols-2 gap-x-3 gap-y-6", className)}>
      <Place title="ファンの人数" note={fanCount ? "ご自分で入力した人数です" : NOTHING}>
        {fanCount ? <FanNumber count={fanCount} /> : <EmptyNumber />}
      </Place>
      {EMPTY.map(({ title, chart }) => (
        <Place key={title} title={title} note={NOTHING}>
          {chart}
        </Place>
      ))}
    </ul>
  );
}

function Place({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <li className="border-deep border-t pt-3">
      <h3 className="font-bold text-14">{title}</h3>
      <div className="mt-3 flex h-28 items-center justify-center md:h-(--fan-figure,10rem)">{children}</div>
      <p className="text-12 text-mute">{note}</p>
    </li>
  );
}

function FanNumber({ count }: { count: number }) {
  const { figure, unit } = showFanCount(count);
  return (
    <p className="num whitespace-nowrap font-bold text-40 text-deep leading-none tracking-[-0.045em] md:text-[4rem]">
      {formatNumber(figure)}
      <span className="ml-1 text-16 tracking-normal md:text-20">{unit}</span>
    </p>
  );
}
