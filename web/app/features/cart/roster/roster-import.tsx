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
import { saveFile } from "@surimono/ui/save-file.ts";
import { useState } from "react";
import { ListInput } from "#app/ui/list-input.tsx";
import { ListProblems } from "#app/ui/list-problems.tsx";
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
  const columns = [ROSTER_HEADINGS.size, ...goods.kinds.map((kind) => ROSTER_HEADINGS[kind])];
  const take = (list: string) => {
    const read = readWhole(list, goods);
    if ("pieces" in read) onTake(read.pieces);
    else setOutcome(read);
  };
  return (
    <div className="mb-5 border border-line bg-paper p-4">
      <p className="text-14">
        {columns.join("・")}の順に、1行に1点ずつ並べてください。
        {replaces > 0 && `いまの${formatNumber(replaces)}行は、リストの内容に置きかわります。`}
      </p>
      <ListInput
        text={text}
        headings={columns.join(",")}
        onChange={(list) => {
          setText(list);
          setOutcome(undefined);
        }}
        onFile={(list) => {
          setText(list);
          take(list);
        }}
        onRefuse={(message) => setOutcome({ message })}
        onSample={() => saveFile(new Blob([sampleRoster(goods)], { type: "text/csv" }), "名簿.csv")}
      />
      <Button size={36} disabled={text.trim() === ""} onClick={() => take(text)}>
        名簿に入れる
      </Button>
      <div aria-live="polite" className="mt-3 empty:hidden">
        {outcome && "message" in outcome && <Notice tone="error">{outcome.message}</Notice>}
        {outcome && "problems" in outcome && <ListProblems problems={outcome.problems} headings={ROSTER_HEADINGS} />}
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
