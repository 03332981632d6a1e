import { LIST_HEADINGS } from "@surimono/domain/delivery";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useState } from "react";
import { ListInput } from "#app/ui/list-input.tsx";
import { ListProblems } from "#app/ui/list-problems.tsx";
import { newDestination } from "./edit-split.ts";
import type { SplitLine } from "./line-label.ts";
import { downloadSample } from "./list-file.ts";
import { ListPreview } from "./list-outcome.tsx";
import { type AskList, type ListOutcome, readList } from "./read-list.ts";
import type { SplitDestination } from "./split.query.ts";

interface ListDialogProps {
  open: boolean;
  /** That the rows can name. */
  lines: readonly SplitLine[];
  ask: AskList;
  /** Destinations that are there already. */
  replaces: number;
  /** What its quantities are taken over as. */
  setsQuantities?: "split" | "sent";
  onClose: () => void;
  onTake: (destinations: SplitDestination[]) => void;
}

const QUANTITIES = {
  split: "「数量」は、お届け先ごとの点数になります。",
  sent: "「数量」が、そのまま発送する点数になります。先に入れた点数は、リストの合計に置きかわります。",
} as const;

/** A list of destinations, pasted or from a file. Nothing is taken over while anything in it is wrong. */
export function ListDialog({ open, lines, ask, replaces, setsQuantities = "split", onClose, onTake }: ListDialogProps) {
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<ListOutcome>();
  const [isReading, setReading] = useState(false);
  const read = async (list: string) => {
    setReading(true);
    setOutcome(await readList(list, ask));
    setReading(false);
  };
  const found = outcome && "destinations" in outcome ? outcome.destinations : undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      mustAnswer
      width={760}
      title="リストから取り込む"
      actions={
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button
            variant="primary"
            disabled={!found}
            onClick={() => onTake((found ?? []).map((one) => newDestination(one, null, one.pieces)))}
          >
            {found ? `${formatNumber(found.length)}か所を取り込む` : "取り込む"}
          </Button>
          <Button onClick={onClose}>キャンセル</Button>
        </div>
      }
    >
      <p className="text-14">
        CSVファイルをえらぶか、表計算ソフトからコピーして貼り付けてください。1行目は見出しです。
        {QUANTITIES[setsQuantities]}
        {replaces > 0 && `いまの${formatNumber(replaces)}か所は、取り込んだお届け先に置きかわります。`}
      </p>
      <ListInput
        text={text}
        headings="お名前,郵便番号,住所,電話番号,アイテム,サイズ,数量"
        onChange={(list) => {
          setText(list);
          setOutcome(undefined);
        }}
        onFile={(list) => {
          setText(list);
          void read(list);
        }}
        onRefuse={(message) => setOutcome({ message })}
        onSample={() => downloadSample(lines)}
      />
      <Button pending={isReading} disabled={text.trim() === ""} onClick={() => void read(text)}>
        内容を確認する
      </Button>
      <div aria-live="polite" className="mt-4 empty:hidden">
        {outcome && "message" in outcome && <Notice tone="error">{outcome.message}</Notice>}
        {outcome && "problems" in outcome && <ListProblems problems={outcome.problems} headings={LIST_HEADINGS} />}
        {found && <ListPreview destinations={found} lines={lines} />}
      </div>
    </Dialog>
  );
}
