import { RANKS } from "@surimono/domain/miles";

const INKS = ["text-cyan", "text-yellow", "text-magenta", "text-red", "text-navy"];
const MIDDLE = 60;
const AWAY = 26;
const RADIUS = 27;

/** A rank as a print: each has one more ink over the others. The missing inks are outlines. */
export function RankEmblem({ rankId, size }: { rankId: number; size: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 120 120" className="shrink-0">
      {RANKS.map(({ id }, index) => {
        const angle = ((index / RANKS.length) * 2 - 0.5) * Math.PI;
        const place = { cx: MIDDLE + AWAY * Math.cos(angle), cy: MIDDLE + AWAY * Math.sin(angle), r: RADIUS };
        return id <= rankId ? (
          <circle key={id} {...place} fill="currentColor" className={`mix-blend-multiply ${INKS[index]}`} />
        ) : (
          <circle key={id} {...place} fill="none" stroke="currentColor" className="text-ctl/50" strokeDasharray="3 4" />
        );
      })}
    </svg>
  );
}
