import { addToBatch, listUnits, type WireBatch } from "@surimono/contract/floor";
import { MOST_IN_BATCH, readUnitCode, spacedUnitCode, unitCode } from "@surimono/domain/floor";
import { slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { CheckSquare } from "@surimono/ui/checkbox.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { Fetched } from "../../../ui/fetched.tsx";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { goodsOf } from "./batch-row.tsx";
import { canBeBatched } from "./make-batch-button.tsx";

interface AddPiecesProps {
  readonly batch: WireBatch;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Pieces for a batch: their tickets scanned one after the other, or chosen among those that wait for the same press. */
export function AddPieces({ batch, onDone, onClose }: AddPiecesProps) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const toggle = (code: string) =>
    setCodes((now) => (now.includes(code) ? now.filter((one) => one !== code) : [...now, code]));
  return (
    <ReasonDialog
      title={`バッチ ${batch.code} に品を追加`}
      effect="印刷待ちの品を、このバッチで一緒に印刷します。前に印刷したピックリストと印刷データは、古くなります。"
      yes={`${codes.length}点を追加`}
      run={async (form) => {
        if (codes.length === 0) throw new Error("品をスキャンするか、選んでください。");
        return orThrow(
          await call(addToBatch, { batch: batch.code, codes: [...codes], reason: String(form.get("reason") ?? "") }),
        );
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <CodeField
        full={codes.length >= MOST_IN_BATCH - batch.units}
        onCode={(code) => !codes.includes(code) && toggle(code)}
      />
      {codes.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="追加する品">
          {codes.map((code) => (
            <li key={code}>
              <Button
                size={44}
                icon="close"
                onClick={() => toggle(code)}
                aria-label={`${spacedUnitCode(code)} をやめる`}
              >
                {spacedUnitCode(code)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Waiting batch={batch} codes={codes} onToggle={toggle} />
    </ReasonDialog>
  );
}

/** A scanner types the number and presses Enter, which must not send the form. */
function CodeField({ full, onCode }: { full: boolean; onCode: (code: string) => void }) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const take = () => {
    const number = readUnitCode(text);
    setWrong(
      full
        ? `1つのバッチに入るのは${MOST_IN_BATCH}点までです。`
        : number === undefined
          ? "品の番号ではありません。"
          : "",
    );
    if (!full && number !== undefined) onCode(unitCode(number));
    setText("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || text === "") return;
    event.preventDefault();
    take();
  };
  return (
    <div className="flex items-start gap-2">
      <TextInput
        label="品の番号"
        hint="作業票をスキャンするか、入力してください。"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        error={wrong || undefined}
        className="flex-1"
        autoFocus
      />
      <Button className="mt-7" disabled={text === ""} onClick={take}>
        加える
      </Button>
    </div>
  );
}

interface WaitingProps {
  readonly batch: WireBatch;
  readonly codes: readonly string[];
  readonly onToggle: (code: string) => void;
}

/** The first that wait for the same press and lie in no batch: others are scanned. */
function Waiting({ batch: { method_id }, codes, onToggle }: WaitingProps) {
  const waiting = useQuery({
    queryKey: ["floor", "waiting", method_id],
    queryFn: async () => {
      const inState = (state: "rejected" | "ready") => call(listUnits, { state, method_id });
      const [rejected, ready] = await Promise.all([inState("rejected"), inState("ready")]);
      return [...orThrow(rejected).units, ...orThrow(ready).units].filter(canBeBatched);
    },
  });
  return (
    <Fetched query={waiting} rows={2}>
      {(units) =>
        units.length === 0 ? (
          <Notice tone="info">同じ印刷方法で、バッチに入っていない印刷待ちの品はありません。</Notice>
        ) : (
          <ul className="max-h-64 divide-y divide-line overflow-y-auto rounded-card border border-line text-14">
            {units.map((unit) => (
              <li key={unit.code}>
                <label className="group flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2">
                  <CheckSquare checked={codes.includes(unit.code)} onChange={() => onToggle(unit.code)} />
                  <span className="min-w-0 flex-1">
                    <span className="block">
                      <span className="num font-bold">{spacedUnitCode(unit.code)}</span>　{goodsOf(unit)}
                    </span>
                    <span className="num block text-mute">
                      {unit.order_number}　発送予定 {slashedDay(unit.dispatch_by)}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        )
      }
    </Fetched>
  );
}
