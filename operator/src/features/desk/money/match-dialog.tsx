import { confirmBankLine } from "@surimono/contract/desk";
import { formatYen } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import type { BankLine } from "./bank-line.tsx";
import { addPart, partsFor, readParts, restAfter } from "./match-parts.ts";

interface MatchDialogProps {
  line: BankLine;
  /** The bill that was chosen of the proposed ones. */
  number: string | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** What a line pays for: one bill, or parts for several. */
export function MatchDialog({ line, number, onDone, onClose }: MatchDialogProps) {
  const [parts, setParts] = useState(() => partsFor(line, number));
  const rest = restAfter(line, parts);
  const change = (place: number, changed: Partial<(typeof parts)[number]>) =>
    setParts(parts.map((part, at) => (at === place ? { ...part, ...changed } : part)));
  return (
    <ReasonDialog
      onDone={onDone}
      onClose={onClose}
      title="請求書にあてる"
      effect={`${line.payer} の ${formatYen(line.rest)} を、どの請求書のお支払いとするかを決めます。請求額より多い分は、同じ法人のほかの請求書にあてるか、次のお支払いまでお預かりします。`}
      yes="あてる"
      withReason={false}
      run={async () =>
        orThrow(await call(confirmBankLine, { line_id: line.line_id, rest: line.rest, parts: readParts(line, parts) }))
      }
    >
      {parts.map((part, place) => (
        <fieldset key={part.key} className="grid grid-cols-[minmax(0,1fr)_minmax(0,9rem)] items-start gap-x-3">
          <legend className="sr-only">{place + 1}件目</legend>
          <TextInput
            label="請求書番号"
            value={part.number}
            maxLength={30}
            required
            onChange={(event) => change(place, { number: event.target.value })}
          />
          <TextInput
            label="金額（円）"
            value={part.amount}
            inputMode="numeric"
            required
            onChange={(event) => change(place, { amount: event.target.value })}
          />
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3 text-14">
        <Button size={44} icon="plus" onClick={() => setParts(addPart(line, parts))}>
          請求書を加える
        </Button>
        {parts.length > 1 && (
          <Button size={44} onClick={() => setParts(parts.slice(0, -1))}>
            最後の行を外す
          </Button>
        )}
        <p className="num" role="status">
          {rest < 0 ? `${formatYen(-rest)} 超えています` : `残り ${formatYen(rest)}`}
        </p>
      </div>
    </ReasonDialog>
  );
}
