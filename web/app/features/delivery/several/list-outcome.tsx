import type { WireReadList } from "@surimono/contract/delivery";
import { formatNumber } from "@surimono/domain/kernel";
import { Notice } from "@surimono/ui/notice.tsx";
import { lineLabel, type SplitLine } from "./line-label.ts";

const CELL = "border-line border-b px-3 py-2 text-left align-top";

/** What would be taken over. */
export function ListPreview({
  destinations,
  lines,
}: Pick<WireReadList, "destinations"> & { lines: readonly SplitLine[] }) {
  const labels = new Map(lines.map((line) => [line.line_id, lineLabel(line)]));
  const sum = destinations.flatMap(({ pieces }) => pieces).reduce((left, { quantity }) => left + quantity, 0);
  return (
    <>
      <Notice tone="ok">
        {formatNumber(destinations.length)}か所・{formatNumber(sum)}点を読み取りました。
      </Notice>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
      <section className="mt-3 max-h-60 overflow-auto" aria-label="読み取ったお届け先" tabIndex={0}>
        <table className="w-full text-14">
          <thead>
            <tr>
              <th className={CELL}>お届け先</th>
              <th className={CELL}>お届けするもの</th>
            </tr>
          </thead>
          <tbody>
            {destinations.map((one) => (
              <tr key={`${one.last_name}${one.first_name}${one.phone}${one.address}${one.address2}`}>
                <td className={CELL}>
                  <span className="font-bold text-deep">
                    {one.last_name} {one.first_name} 様
                  </span>
                  {one.company_name && <span className="block">{one.company_name}</span>}
                  <span className="block text-12">
                    〒{one.postal_code} {one.address} {one.address2}
                  </span>
                </td>
                <td className={CELL}>
                  {one.pieces.map(({ line_id, quantity }) => (
                    <span key={line_id} className="block">
                      {labels.get(line_id)} × <span className="num">{formatNumber(quantity)}</span>
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
