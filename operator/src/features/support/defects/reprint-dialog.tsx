import { reprintCounterDefect } from "@surimono/contract/defects";
import { call, orThrow } from "../../../session/call.ts";
import { eachByPlace, PieceFields, readPieces } from "../../../ui/piece-fields.tsx";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { aboutDefect, type DefectDialogProps, decidedOn, WordsField, wordsIn } from "./defect-dialog.tsx";

/** The goods are made once more; of those that differ it may be others than were counted. */
export function ReprintDialog({ one, ...common }: DefectDialogProps) {
  const fields = one.pieces.map(({ line_id, name, of, quantity, words }) => ({
    ...{ line_id, name, chosen: quantity, each: eachByPlace(words) },
    most: words.length > 0 ? of : quantity,
  }));
  return (
    <ReasonDialog
      {...common}
      title="作り直して送りますか？"
      effect="選んだ商品を、代金のかからない新しい注文として作り、同じお届け先に送ります。お客様にメールでお知らせし、発送すると対応済みになります。"
      yes="作り直す"
      about={aboutDefect(one)}
      withReason={false}
      run={async (form) => {
        const pieces = readPieces(form, fields).map(({ values: places, ...piece }) => ({ ...piece, places }));
        if (pieces.length === 0) throw new Error("点数を選んでください。");
        orThrow(await call(reprintCounterDefect, { ...decidedOn(one), words: wordsIn(form), pieces }));
      }}
    >
      <PieceFields pieces={fields} />
      <WordsField />
    </ReasonDialog>
  );
}
