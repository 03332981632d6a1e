import type { ReactNode } from "react";

interface WideTableProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What the row is about; on a phone the title of its card. */
  titles: readonly Column<Row>[];
  /** Numbers. */
  columns: readonly Column<Row>[];
}

interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
}

/** Too many columns for a phone, where each row is a card: nobody scrolls numbers sideways away from their names. */
export function WideTable<Row>({ rows, keyOf, titles, columns }: WideTableProps<Row>) {
  return (
    <>
      <table className="num w-full text-14 max-md:hidden">
        <thead className="border-line border-b text-left text-mute">
          <tr>
            {titles.map(({ name }) => (
              <th key={name} className="py-2 pr-4 font-normal">
                {name}
              </th>
            ))}
            {columns.map(({ name }) => (
              <th key={name} className="py-2 pl-4 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-line border-b">
              {titles.map(({ name, cell }) => (
                <td key={name} className="py-3 pr-4">
                  {cell(row)}
                </td>
              ))}
              {columns.map(({ name, cell }) => (
                <td key={name} className="py-3 pl-4 text-right">
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="num divide-y divide-line rounded-card border border-line text-14 md:hidden">
        {rows.map((row) => (
          <li key={keyOf(row)} className="px-4 py-3">
            <p className="flex flex-wrap gap-x-4 font-bold text-deep">
              {titles.map(({ name, cell }) => (
                <span key={name}>{cell(row)}</span>
              ))}
            </p>
            <dl className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1">
              {columns.map(({ name, cell }) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-2">
                  <dt className="text-mute">{name}</dt>
                  <dd className="ml-auto">{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
