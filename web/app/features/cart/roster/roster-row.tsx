import type { WireRosterProblem } from "@surimono/contract/cart";
import { ROSTER_HEADINGS } from "@surimono/domain/cart";
import { controlStyle } from "@surimono/ui/control-style.ts";
import { ErrorWords } from "@surimono/ui/field.tsx";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { SelectBox } from "@surimono/ui/select.tsx";
import { memo } from "react";
import type { RosterGoods, TableRow } from "./rows.ts";

interface RosterRowProps {
  row: TableRow;
  index: number;
  goods: RosterGoods;
  columns: string;
  problems: readonly WireRosterProblem[];
  /** In the preview. */
  isShown: boolean;
  onEdit: (id: number, change: Partial<TableRow>) => void;
  onRemove: (id: number) => void;
  onShow: (id: number) => void;
}

/** With a size that is not sold any more, until another is chosen: the browser would show the first one in its place. */
function sizeOptions({ sizes }: RosterGoods, sizeId: number) {
  const options = sizes.map(({ id, name }) => ({ value: id, label: name || "フリー" }));
  return sizes.some(({ id }) => id === sizeId) ? options : [{ value: sizeId, label: "―", disabled: true }, ...options];
}

/** One piece. Drawn again only when something of it changes: there may be two hundred. */
export const RosterRow = memo(function RosterRow(props: RosterRowProps) {
  const { row, index, goods, columns, problems, isShown, onEdit, onRemove, onShow } = props;
  const number = index + 1;
  const cell = { "data-row": index, onFocus: () => onShow(row.id) };
  const noteId = `roster-problem-${row.id}`;
  const wrongIn = (field: string) => problems.some((problem) => problem.field === field);
  const said = (field: string) => (wrongIn(field) ? { "aria-invalid": true, "aria-describedby": noteId } : {});
  return (
    <li
      className={`border-line border-b py-1 [content-visibility:auto] [contain-intrinsic-size:auto_53px] ${isShown ? "bg-tint" : ""}`}
    >
      <div className={`grid items-center gap-x-2 ${columns}`}>
        <button
          type="button"
          aria-label={`${number}行目の仕上がりを見る`}
          aria-pressed={isShown}
          className="num size-9 rounded-ctl text-14 hover:bg-paper max-md:size-11 max-md:-mx-1"
          onClick={() => onShow(row.id)}
        >
          {number}
        </button>
        <SelectBox
          {...cell}
          {...said("size")}
          data-field="size"
          aria-label={`${number}行目の${ROSTER_HEADINGS.size}`}
          className="[&_select]:pr-6 [&_select]:pl-2 [&_svg]:right-1"
          size={44}
          options={sizeOptions(goods, row.sizeId)}
          value={row.sizeId}
          onChange={(event) => onEdit(row.id, { sizeId: Number(event.target.value) })}
        />
        {goods.kinds.map((kind) => (
          <input
            key={kind}
            {...cell}
            {...said(kind)}
            data-field={kind}
            aria-label={`${number}行目の${ROSTER_HEADINGS[kind]}`}
            inputMode={kind === "number" ? "numeric" : "text"}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            className={`h-11 min-w-0 px-2! ${controlStyle} ${kind === "number" ? "num" : ""}`}
            value={row[kind]}
            onChange={(event) => onEdit(row.id, { [kind]: event.target.value })}
          />
        ))}
        <IconButton icon="trash" label={`${number}行目を削除`} onClick={() => onRemove(row.id)} />
      </div>
      {problems.length > 0 && (
        <p id={noteId} className="grid gap-0.5 pl-11 text-12 text-red-text">
          {problems.map(({ field, message }) => (
            <ErrorWords key={field}>{message}</ErrorWords>
          ))}
        </p>
      )}
    </li>
  );
});
