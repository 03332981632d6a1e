import type { Audience } from "@surimono/domain/fans";
import { AgeBars } from "../charts/age-bars.tsx";
import { EmptyBars, EmptyNumber, EmptyRing } from "../charts/empty-charts.tsx";
import { GenderRing } from "../charts/gender-ring.tsx";
import { FanNumber } from "../figures/fan-number.tsx";

interface CustomPreviewProps {
  count: number | undefined;
  totals: Audience["totals"];
  ages: Audience["ages"];
}

/** The result of the figures, live. */
export function CustomPreview({ count, totals, ages }: CustomPreviewProps) {
  return (
    <section
      aria-label="入力した内容"
      className="paper flex flex-col gap-8 self-start rounded-card p-6 max-md:hidden md:sticky md:top-6"
    >
      <div className="flex h-24 items-center justify-center">
        {count === undefined ? <EmptyNumber /> : <FanNumber count={count} className="text-[4rem]" />}
      </div>
      <div className="flex h-44 items-center justify-center">
        {totals.female + totals.male > 0 ? <GenderRing totals={totals} legend="line" /> : <EmptyRing />}
      </div>
      <div className="flex h-28 items-center justify-center">
        {ages.length > 0 ? <AgeBars ages={ages} small /> : <EmptyBars />}
      </div>
    </section>
  );
}
