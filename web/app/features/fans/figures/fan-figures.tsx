import type { KnownFans } from "@surimono/domain/fans";
import { classNames } from "@surimono/ui/class-names.ts";
import { type ReactNode, useMemo } from "react";
import { AgeBars } from "../charts/age-bars.tsx";
import { EmptyBars, EmptyNumber, EmptyRing, EmptyWords } from "../charts/empty-charts.tsx";
import { GenderRing } from "../charts/gender-ring.tsx";
import { WordCloud } from "../charts/word-cloud.tsx";
import { FanNumber } from "./fan-number.tsx";

/** As many words as fit. */
const WORDS = 8;

interface FanFiguresProps {
  fans: KnownFans;
  /** Where the number comes from. */
  countNote: string;
  /** The text if nothing is known. */
  nothing?: string;
  /** How many are side by side. */
  className?: string;
}

/** The four places of what is known of the fans; unknown figures keep their place. */
export function FanFigures({ fans, countNote, nothing = "まだデータがありません", className }: FanFiguresProps) {
  const { fanCount, audience, keywords } = fans;
  const hasAges = audience !== undefined && audience.ages.length > 0;
  // A stable reference, or the cloud would be laid out again at every poll.
  const words = useMemo(() => keywords.slice(0, WORDS), [keywords]);
  return (
    <ul className={classNames("grid grid-cols-2 gap-x-3 gap-y-6", className)}>
      <Place title="ファンの人数" note={fanCount === undefined ? nothing : countNote}>
        {fanCount === undefined ? (
          <EmptyNumber />
        ) : (
          <FanNumber count={fanCount} className="text-40 md:text-[length:var(--fan-number,4rem)]" />
        )}
      </Place>
      <Place title="男女の割合" note={audience ? undefined : nothing}>
        {audience ? <GenderRing totals={audience.totals} legend="line" /> : <EmptyRing />}
      </Place>
      <Place title="年代と男女の割合" note={hasAges ? "左が女性、右が男性です" : nothing}>
        {hasAges ? <AgeBars ages={audience.ages} small /> : <EmptyBars />}
      </Place>
      <Place title="ファンのことば" note={words.length > 0 ? undefined : nothing}>
        {words.length > 0 ? <WordCloud words={words} className="h-full" /> : <EmptyWords />}
      </Place>
    </ul>
  );
}

function Place({ title, note, children }: { title: string; note: string | undefined; children: ReactNode }) {
  return (
    <li className="min-w-0 border-deep border-t pt-3">
      <h3 className="font-bold text-14">{title}</h3>
      <div className="mt-3 flex h-28 items-center justify-center md:h-(--fan-figure,10rem)">{children}</div>
      {note && <p className="mt-1 text-12 text-mute">{note}</p>}
    </li>
  );
}
