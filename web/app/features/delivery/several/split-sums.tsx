import { splitDifferences } from "@surimono/domain/delivery";
import { formatNumber } from "@surimono/domain/kernel";
import { Icon } from "@surimono/ui/icon.tsx";
import { lineLabel, type SplitLine } from "./line-label.ts";
import type { SplitDestination } from "./split.query.ts";

interface SplitSumsProps {
  lines: readonly SplitLine[];
  destinations: readonly SplitDestination[];
}

/** How many pieces of each line have a destination, and how many are missing. */
export function SplitSums({ lines, destinations }: SplitSumsProps) {
  const missing = missingOf(lines, destinations);
  return (
    <ul aria-label="割り振り" aria-live="polite" className="divide-y divide-line border-line border-y">
      {lines.map((line) => {
        const left = missing.get(line.line_id) ?? 0;
        return (
          <li key={line.line_id} className="flex flex-wrap items-center justify-between gap-x-4 py-2 text-14">
            <span className="min-w-0 max-sm:basis-full sm:flex-1">{lineLabel(line)}</span>
            <span className="num flex items-center gap-3 max-sm:w-full max-sm:justify-between">
              <span className="whitespace-nowrap">
                {formatNumber(line.quantity - left)} / {formatNumber(line.quantity)}点
              </span>
              <Standing left={left} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Standing({ left }: { left: number }) {
  const words = left === 0 ? "そろいました" : left > 0 ? `あと${formatNumber(left)}点` : `${formatNumber(-left)}点多い`;
  return (
    <span
      className={`flex min-w-28 items-center justify-end gap-1 whitespace-nowrap font-bold ${left === 0 ? "text-ok" : "text-red-text"}`}
    >
      <Icon name={left === 0 ? "check" : "warning"} size={16} />
      {words}
    </span>
  );
}

export function missingOf(lines: readonly SplitLine[], destinations: readonly SplitDestination[]): Map<string, number> {
  const differences = splitDifferences(
    lines.map(({ line_id, quantity }) => ({ id: line_id, quantity })),
    destinations.map(({ pieces }) => ({
      pieces: pieces.map(({ line_id, quantity }) => ({ lineId: line_id, quantity })),
    })),
  );
  return new Map(differences.map((one) => [one.lineId, one.missing]));
}
