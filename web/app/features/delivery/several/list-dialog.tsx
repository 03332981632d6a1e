import type { WireLine } from "@surimono/contract/cart";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { type ChangeEvent, useRef, useState } from "react";
import { decodeList, MAX_LIST_BYTES } from "#app/ui/decode-list.ts";
import { newDestination } from "./edit-split.ts";
import { downloadSample } from "./list-file.ts";
import { ListPreview, ListProblems } from "./list-outcome.tsx";
import { type ListOutcome, readList } from "./read-list.ts";
import type { SplitDestination } from "./split.query.ts";

interface ListDialogProps {
  open: boolean;
  lines: readonly WireLine[];
  /** Destinations that are there already. */
  replaces: number;
  onClose: () => void;
  onTake: (destinations: SplitDestination[]) => void;
}

/** A list of destinations, pasted or from a file. Nothing is taken over while anything in it is wrong. */
export function ListDialog({ open, lines, replaces, onClose, onTake }: ListDialogProps) {
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<ListOutcome>();
  const [isReading, setReading] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const say = (message: string) => setOutcome({ message });
  const read = async (list: string) => {
    setReading(true);
    setOutcome(await readList(list));
    setReading(false);
  };
  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const [picked] = event.target.files ?? [];
    event.target.value = "";
    if (!picked) return;
    if (picked.size > MAX_LIST_BYTES) return say("ファイルが大きすぎます。1MBまでのファイルをお選びください。");
    const list = decodeList(await picked.arrayBuffer());
    setText(list);
    await read(list);
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
        {replaces > 0 && `いまの${formatNumber(replaces)}か所は、取り込んだお届け先に置きかわります。`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button icon="upload" size={36} onClick={() => file.current?.click()}>
          CSVファイルをえらぶ
        </Button>
        <Button icon="download" size={36} variant="quiet" onClick={() => downloadSample(lines)}>
          サンプルをダウンロード
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-label="CSVファイル"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void pick(event)}
        />
      </div>
      <TextArea
        label="リスト"
        className="mt-4 [&_textarea]:max-h-40 [&_textarea]:overflow-auto [&_textarea]:whitespace-pre"
        placeholder={"お名前,郵便番号,住所,電話番号,アイテム,サイズ,数量"}
        value={text}
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value);
          setOutcome(undefined);
        }}
      />
      <Button pending={isReading} disabled={text.trim() === ""} onClick={() => void read(text)}>
        内容を確認する
      </Button>
      <div aria-live="polite" className="mt-4 empty:hidden">
        {outcome && "message" in outcome && <Notice tone="error">{outcome.message}</Notice>}
        {outcome && "problems" in outcome && <ListProblems problems={outcome.problems} />}
        {found && <ListPreview destinations={found} lines={lines} />}
      </div>
    </Dialog>
  );
}
