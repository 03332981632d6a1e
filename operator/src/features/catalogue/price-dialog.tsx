import { saveCatalogueDraft } from "@surimono/contract/catalogue";
import { inLine, withValueAt } from "@surimono/domain/catalogue";
import { Button } from "@surimono/ui/button.tsx";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { useAsOpened } from "../../ui/use-as-opened.ts";
import { CATALOGUE_KEY, type CatalogueFile, fileAddress } from "./goods-query.ts";
import { feeName } from "./price-table.tsx";
import type { Table } from "./prices-in.ts";

interface PriceDialogProps {
  file: CatalogueFile;
  table: Table;
  /** What it is for, in words. */
  title: string;
  onClose: () => void;
}

/** Changes one table in the draft of its file; the next screen shows which items that moves. */
export function PriceDialog({ file: shown, table, title, onClose }: PriceDialogProps) {
  const file = useAsOpened(shown);
  const [rows, setRows] = useState<FeeRow[]>(() => table.fees.map(([key, yen], id) => ({ id, key, yen: `${yen}` })));
  const client = useQueryClient();
  const go = useNavigate();
  const byPieces = table.fees.every(([key]) => /^\d+$/.test(key));
  const save = async () => {
    // Numbers as keys come in their own order.
    const fees = Object.fromEntries(rows.map(({ key, yen }) => [key.trim(), Number(yen)]));
    const text = withValueAt(file.draft?.text ?? file.text ?? "", table.at, inLine(fees));
    const upon = { path: file.path, revision: file.draft?.revision ?? null, base: file.edition };
    orThrow(await call(saveCatalogueDraft, { ...upon, text }));
  };
  return (
    <ReasonDialog
      title="料金を変えますか？"
      about={`${title}（${table.name}）`}
      effect="1点あたりの、税抜の料金です。10円きざみで、多いほど安くします。保存しただけでは、お店は変わりません。"
      yes="下書きを保存"
      withReason={false}
      run={save}
      onDone={() => {
        showToast("下書きを保存しました。変わる商品を確かめて、公開してください。", { tone: "success" });
        void client.invalidateQueries({ queryKey: CATALOGUE_KEY });
        void go(fileAddress(file.path));
      }}
      onClose={onClose}
    >
      <FeeRows rows={rows} byPieces={byPieces} onChange={setRows} />
    </ReasonDialog>
  );
}

interface FeeRow {
  readonly id: number;
  readonly key: string;
  readonly yen: string;
}

interface FeeRowsProps {
  rows: readonly FeeRow[];
  /** Steps by number of pieces, which can be more or fewer. */
  byPieces: boolean;
  onChange: (rows: FeeRow[]) => void;
}

function FeeRows({ rows, byPieces, onChange }: FeeRowsProps) {
  const put = (id: number, changed: Partial<FeeRow>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...changed } : row)));
  return (
    <>
      <ul>
        {rows.map((row, at) => (
          <li key={row.id} className="flex items-start gap-3">
            {byPieces && (
              <TextInput
                label="何点から"
                hideLabel={at > 0}
                className="flex-1"
                type="number"
                min={1}
                value={row.key}
                required
                onChange={(event) => put(row.id, { key: event.target.value })}
              />
            )}
            <TextInput
              label={byPieces ? "料金（円）" : feeName(row.key)}
              hideLabel={byPieces && at > 0}
              className="flex-1"
              type="number"
              min={0}
              step={10}
              value={row.yen}
              required
              onChange={(event) => put(row.id, { yen: event.target.value })}
            />
            {byPieces && (
              <IconButton
                icon="trash"
                label={`${row.key}点からの段を消す`}
                disabled={rows.length === 1}
                className={at === 0 ? "mt-7" : ""}
                onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
              />
            )}
          </li>
        ))}
      </ul>
      {byPieces && (
        <Button
          size={44}
          icon="plus"
          className="self-start"
          onClick={() => onChange([...rows, { id: Math.max(...rows.map(({ id }) => id)) + 1, key: "", yen: "" }])}
        >
          段をふやす
        </Button>
      )}
    </>
  );
}
