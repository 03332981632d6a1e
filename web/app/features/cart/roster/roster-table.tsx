import type { WireRosterProblem } from "@surimono/contract/cart";
import { ROSTER_HEADINGS, type RosterField, readRosterList } from "@surimono/domain/cart";
import { showToast } from "@surimono/ui/toast.ts";
import { type ClipboardEvent, type KeyboardEvent, useCallback, useLayoutEffect, useRef } from "react";
import { RosterRow } from "./roster-row.tsx";
import { problemsOfList, type RosterGoods, type TableRow, withPieces, withRow } from "./rows.ts";

type Rows = readonly TableRow[];

interface RosterTableProps {
  goods: RosterGoods;
  rows: Rows;
  /** By the row's id. */
  problems: ReadonlyMap<number, readonly WireRosterProblem[]>;
  shownId: number | undefined;
  onChange: (by: (rows: Rows) => Rows) => void;
  onShow: (id: number) => void;
  /** What was wrong with the row is being changed. */
  onMended: (id: number) => void;
}

const NONE: readonly WireRosterProblem[] = [];

/** Typed like a spreadsheet: Enter and the arrows go up and down, Tab goes across, a list can be pasted into any cell. */
export function RosterTable({ goods, rows, problems, shownId, onChange, onShow, onMended }: RosterTableProps) {
  const table = useRef<HTMLDivElement>(null);
  // Handlers stay the same ones, so that typing draws its own row only.
  const latest = useRef({ rows, goods, onChange, onMended });
  useLayoutEffect(() => {
    latest.current = { rows, goods, onChange, onMended };
  });
  const edit = useCallback((id: number, change: Partial<TableRow>) => {
    latest.current.onMended(id);
    latest.current.onChange((all) => all.map((row) => (row.id === id ? { ...row, ...change } : row)));
  }, []);
  const remove = useCallback((id: number) => {
    latest.current.onMended(id);
    latest.current.onChange((all) => all.filter((row) => row.id !== id));
  }, []);

  const focus = (index: number, field: string) =>
    table.current?.querySelector<HTMLElement>(`[data-row="${index}"][data-field="${field}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cellOf(event.target);
    if (!at || event.nativeEvent.isComposing) return;
    // A list of sizes has the arrows for itself.
    const isSize = at.field === "size";
    const way =
      event.key === "Enter" || (event.key === "ArrowDown" && !isSize) ? 1 : event.key === "ArrowUp" && !isSize ? -1 : 0;
    if (way === 0) return;
    event.preventDefault();
    const next = at.index + way;
    if (event.key === "Enter" && next === rows.length) {
      onChange((all) => withRow(all, goods));
      // Once the new row is there.
      requestAnimationFrame(() => focus(next, at.field));
    } else focus(next, at.field);
  };
  const onPaste = (event: ClipboardEvent) => {
    const at = cellOf(event.target);
    const text = event.clipboardData.getData("text/plain");
    if (!at || !/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    const reading = readRosterList(text, goods, at.field);
    if (!("pieces" in reading))
      return showToast("貼り付けた表を読み取れませんでした。「リストから入れる」をお使いください。", { tone: "error" });
    const [wrong] = problemsOfList(reading.pieces, goods);
    if (wrong) return showToast(`貼り付けた表の${wrong.row}行目：${wrong.message}`, { tone: "error" });
    onChange((all) => withPieces(all, at.index, reading.pieces, goods));
  };
  const columns =
    goods.kinds.length === 2
      ? "grid-cols-[36px_76px_minmax(0,1fr)_64px_44px]"
      : "grid-cols-[36px_96px_minmax(0,1fr)_44px]";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pastes of the cells in it
    <div ref={table} onKeyDown={onKeyDown} onPaste={onPaste}>
      <div aria-hidden="true" className={`grid gap-x-2 border-deep border-b pb-1.5 text-12 text-mute ${columns}`}>
        <span className="text-center">No.</span>
        <span>{ROSTER_HEADINGS.size}</span>
        {goods.kinds.map((kind) => (
          <span key={kind}>{ROSTER_HEADINGS[kind]}</span>
        ))}
      </div>
      <ol>
        {rows.map((row, index) => (
          <RosterRow
            key={row.id}
            row={row}
            index={index}
            goods={goods}
            columns={columns}
            problems={problems.get(row.id) ?? NONE}
            isShown={row.id === shownId}
            onEdit={edit}
            onRemove={remove}
            onShow={onShow}
          />
        ))}
      </ol>
    </div>
  );
}

function cellOf(target: EventTarget): { index: number; field: RosterField } | undefined {
  const { row, field } = (target as HTMLElement).dataset;
  return row === undefined || field === undefined ? undefined : { index: Number(row), field: field as RosterField };
}
