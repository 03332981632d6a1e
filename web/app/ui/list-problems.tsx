import { formatNumber } from "@surimono/domain/kernel";
import { Notice } from "@surimono/ui/notice.tsx";

interface ListProblemsProps<Field extends string> {
  problems: readonly { readonly row: number; readonly field: Field; readonly message: string }[];
  headings: Readonly<Record<Field, string>>;
}

const CELL = "border-line border-b px-3 py-2 text-left align-top";

/** What is wrong with a list, by its row and column. */
export function ListProblems<Field extends string>({ problems, headings }: ListProblemsProps<Field>) {
  return (
    <>
      <Notice tone="error">
        {formatNumber(problems.length)}件の誤りがあります。直してから、もう一度ご確認ください。
      </Notice>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
      <section className="mt-3 max-h-60 overflow-auto bg-white" aria-label="リストの誤り" tabIndex={0}>
        <table className="w-full text-14">
          <thead>
            <tr>
              <th className={CELL}>行</th>
              <th className={CELL}>項目</th>
              <th className={CELL}>内容</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, field, message }) => (
              <tr key={`${row}-${field}-${message}`}>
                <td className={`num ${CELL}`}>{row}</td>
                <td className={`whitespace-nowrap ${CELL}`}>{headings[field]}</td>
                <td className={CELL}>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
