import type { WireRosterProblem } from "@surimono/contract/cart";
import {
  type ListedPiece,
  MAX_ROSTER_ROWS,
  ROSTER_HEADINGS,
  readRosterList,
  sampleRoster,
} from "@surimono/domain/cart";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { type ChangeEvent, useRef, useState } from "react";
import { decodeList, MAX_LIST_BYTES } from "#app/ui/decode-list.ts";
import { saveFile } from "#app/ui/save-file.ts";
import { problemsOfList, type RosterGoods } from "./rows.ts";

interface RosterImportProps {
  goods: RosterGoods;
  /** Rows that are there already. */
  replaces: number;
  onTake: (pieces: readonly ListedPiece[]) => void;
}

type Outcome = { readonly message: string } | { readonly problems: readonly WireRosterProblem[] };

/** A whole roster, pasted or from a file. Nothing is taken over while anything in it is wrong. */
export function RosterImport({ goods, replaces, onTake }: RosterImportProps) {
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<Outcome>();
  const file = useRef<HTMLInputElement>(null);
  const columns = [ROSTER_HEADINGS.size, ...goods.kinds.map((kind) => ROSTER_HEADINGS[kind])];
  const take = (list: string) => {
    const read = readWhole(list, goods);
    if ("pieces" in read) onTake(read.pieces);
    else setOutcome(read);
  };
  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const [picked] = event.target.files ?? [];
    event.target.value = "";
    if (!picked) return;
    if (picked.size > MAX_LIST_BYTES)
      return setOutcome({ message: "ファイルが大きすぎます。1MBまでのファイルをお選びください。" });
    const list = decodeList(await picked.arrayBuffer());
    setText(list);
    take(list);
  };
  return (
    <div className="mb-5 border border-line bg-paper p-4">
      <p className="text-14">
        {columns.join("・")}の順に、1行に1点ずつ並べてください。
        {replaces > 0 && `いまの${formatNumber(replaces)}行は、リストの内容に置きかわります。`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon="upload" size={36} onClick={() => file.current?.click()}>
          CSVファイルをえらぶ
        </Button>
        <Button
          icon="download"
          size={36}
          variant="quiet"
          onClick={() => saveFile(new Blob([sampleRoster(goods)], { type: "text/csv" }), "名簿.csv")}
        >
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
        className="mt-3 [&_textarea]:max-h-40 [&_textarea]:overflow-auto [&_textarea]:whitespace-pre"
        placeholder={columns.join(",")}
        value={text}
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value);
          setOutcome(undefined);
        }}
      />
      <Button size={36} disabled={text.trim() === ""} onClick={() => take(text)}>
        名簿に入れる
      </Button>
      <div aria-live="polite" className="mt-3 empty:hidden">
        {outcome && "message" in outcome && <Notice tone="error">{outcome.message}</Notice>}
        {outcome && "problems" in outcome && <Problems problems={outcome.problems} />}
      </div>
    </div>
  );
}

function readWhole(list: string, goods: RosterGoods): Outcome | { readonly pieces: readonly ListedPiece[] } {
  const reading = readRosterList(list, goods);
  if ("missing" in reading) {
    const missing = reading.missing.map((field) => `「${ROSTER_HEADINGS[field]}」`).join("");
    return { message: `1行目に見出し${missing}が見つかりませんでした。サンプルの見出しをご確認ください。` };
  }
  if ("tooMany" in reading) return { message: `名簿は${MAX_ROSTER_ROWS}行までです。リストを分けてください。` };
  if (reading.pieces.length === 0) return { message: "リストに行がありません。" };
  const problems = problemsOfList(reading.pieces, goods);
  return problems.length > 0 ? { problems } : reading;
}

const CELL = "border-line border-b px-2 py-1.5 text-left align-top";

/** What is wrong, by row and column of the list. */
function Problems({ problems }: { problems: readonly WireRosterProblem[] }) {
  return (
    <>
      <Notice tone="error">
        {formatNumber(problems.length)}件の誤りがあります。直してから、もう一度お試しください。
      </Notice>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
      <section className="mt-2 max-h-48 overflow-auto bg-white" aria-label="リストの誤り" tabIndex={0}>
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
              <tr key={`${row}-${field}`}>
                <td className={`num ${CELL}`}>{row}</td>
                <td className={`whitespace-nowrap ${CELL}`}>{ROSTER_HEADINGS[field]}</td>
                <td className={CELL}>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
