import { type FeeBand, formatRange } from "@surimono/domain/catalogue";
import { formatYen } from "@surimono/domain/kernel";

export interface FeeRow {
  readonly id: number;
  readonly name: string;
  readonly fees: readonly FeeBand[];
  readonly isChosen: boolean;
}

interface FeeTableProps {
  head: string;
  rows: readonly FeeRow[];
  taxed: (yen: number) => number;
  feeAt: (fees: readonly FeeBand[], quantity: number) => number;
  least: number;
}

/** Every quantity at which any row's price changes, as a band. */
function bandsOf(rows: readonly FeeRow[], least: number): { from: number; to?: number }[] {
  const froms = rows.flatMap(({ fees }) => fees.map(({ from }) => Math.max(from, least)));
  const starts = [...new Set(froms)].sort((a, b) => a - b);
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return next === undefined ? { from } : { from, to: next - 1 };
  });
}

/** Columns by band; the chosen rows are bold. */
export function FeeTable({ head, rows, taxed, feeAt, least }: FeeTableProps) {
  const bands = bandsOf(rows, least);
  return (
    <table className="num w-full min-w-[420px] text-right text-12">
      <thead className="text-mute">
        <tr className="border-deep border-b">
          <th scope="col" className="sticky left-0 bg-white py-1.5 text-left font-normal">
            {head}
          </th>
          {bands.map((band) => (
            <th key={band.from} scope="col" className="py-1.5 pl-2 font-normal">
              {band.to === undefined ? `${band.from}点以上` : `${formatRange(band)}点`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, fees, isChosen }) => (
          <tr key={id} className={isChosen ? "border-line border-b font-bold text-deep" : "border-line border-b"}>
            <th scope="row" className="sticky left-0 bg-white py-1.5 pr-2 text-left font-[inherit]">
              {name}
            </th>
            {bands.map(({ from }) => (
              <td key={from} className="py-1.5 pl-2">
                {formatYen(taxed(feeAt(fees, from)))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
