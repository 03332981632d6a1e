import { saveRoster, type WireLine, type WireRoster, type WireRosterProblem } from "@surimono/contract/cart";
import type { ListedPiece } from "@surimono/domain/cart";
import { showToast } from "@surimono/ui/toast.ts";
import { useMemo, useState } from "react";
import { call } from "#app/session/call.ts";
import { useKeptTyping } from "#app/session/use-kept-typing.ts";
import { confirm } from "#app/ui/confirm.ts";
import { inTurn } from "../cart-changes.ts";
import { keptRosterName } from "./kept-roster-name.ts";
import { goodsOf, newRow, type TableRow, withPieces } from "./rows.ts";

type Problems = ReadonlyMap<number, readonly WireRosterProblem[]>;

const NOTHING_WRONG: Problems = new Map();

const OVERWRITE = {
  title: "ほかの画面で、名簿か数量が変わりました。この名簿で上書きしますか？",
  yes: "この名簿で上書きする",
  no: "名簿にもどる",
};

/** What the end of a session would have lost. */
interface Kept {
  readonly rows: readonly TableRow[];
  /** Of the roster that was read before they were typed. */
  readonly state: string;
}

/** The rows as they are typed, what the server found wrong in them, and saving them. */
export function useRoster(line: WireLine, roster: WireRoster) {
  const goods = useMemo(() => goodsOf(roster), [roster]);
  const kept = useKeptTyping(keptRosterName(line.line_id), (): Kept | undefined =>
    isChanged ? { rows, state } : undefined,
  );
  // What was kept replaces only what it was typed over.
  const state = kept?.state ?? roster.state;
  const [rows, setRows] = useState<readonly TableRow[]>(() =>
    (kept?.rows ?? roster.rows.map(({ size_id, ...words }) => ({ sizeId: size_id, ...words }))).map(newRow),
  );
  const [isChanged, setChanged] = useState(kept !== undefined);
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState(NOTHING_WRONG);
  const change = (by: (rows: readonly TableRow[]) => readonly TableRow[]) => {
    setRows(by);
    setChanged(true);
  };
  /** Whether it was saved. */
  const save = async (): Promise<boolean> => {
    setSaving(true);
    const wanted = rows.map(({ sizeId, name, number }) => ({ size_id: sizeId, name, number }));
    const saved = (over?: string) =>
      inTurn(() =>
        call(saveRoster, { line_id: line.line_id, rows: wanted, ...(over !== undefined && { state: over }) }),
      );
    let answer = await saved(state);
    if (!answer.ok && answer.failure.code === "cart/roster-changed" && (await confirm(OVERWRITE)))
      answer = await saved();
    setSaving(false);
    if (answer.ok) return true;
    const { code, message, detail } = answer.failure;
    if (code === "cart/roster-wrong") {
      const { problems: wrong } = detail as { problems: readonly WireRosterProblem[] };
      // By row and not by number: rows may be added and removed before they are mended.
      setProblems(Map.groupBy(wrong, ({ row }) => rows[row - 1]?.id ?? 0));
    } else if (code !== "cart/roster-changed") showToast(message, { tone: "error" });
    return false;
  };
  return {
    goods,
    rows,
    change,
    isChanged,
    problems,
    /** What was wrong with the row is being changed. */
    mended: (id: number) =>
      setProblems((known) => (known.has(id) ? new Map([...known].filter(([one]) => one !== id)) : known)),
    /** A whole list in place of the rows. */
    replace(pieces: readonly ListedPiece[]) {
      setProblems(NOTHING_WRONG);
      change(() => withPieces([], 0, pieces, goods));
    },
    save,
    isSaving,
  };
}

export type RosterRows = ReturnType<typeof useRoster>;
