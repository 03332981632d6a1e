import { closeBatch, getBatch, takeOutOfBatch, type WireUnit } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { formatNumber, slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Facts, Part } from "../../../ui/facts.tsx";
import { Fetched } from "../../../ui/fetched.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { PackageButton } from "../press/package-button.tsx";
import { TicketsButton, takesTicket } from "../tickets-button.tsx";
import { UnitRow } from "../unit-row.tsx";
import { AddPieces } from "./add-pieces.tsx";
import { BatchChanges } from "./batch-changes.tsx";
import { BatchBadge, goodsOf } from "./batch-row.tsx";

type Full = AnswerOf<typeof getBatch>;

/** One batch with its pieces, and what is printed of it. */
export function BatchScreen() {
  const { code = "" } = useParams();
  const full = useQuery({
    queryKey: ["floor", "batch", code],
    refetchInterval: 30_000,
    queryFn: async () => orThrow(await call(getBatch, { batch: code })),
  });
  return (
    <>
      <BackLink to="/floor/batches">バッチの一覧へ</BackLink>
      <ScreenHeading title={`バッチ ${code}`} />
      <Fetched query={full}>{(found) => <Contents {...found} />}</Fetched>
    </>
  );
}

function Contents({ batch, units, added, not_packed }: Full) {
  const client = useQueryClient();
  const mayWork = useRight("floor.work");
  const [asked, setAsked] = useState<"close" | "take-out" | "add">();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isDone = batch.state === "done";
  const lying = units.filter(({ batch: lies }) => lies === batch.code);
  const codes = lying.filter(({ code }) => chosen.has(code)).map(({ code }) => code);
  const again = () => {
    setChosen(new Set());
    void client.invalidateQueries({ queryKey: ["floor"] });
  };
  const toggle = (code: string) => {
    const next = new Set(chosen);
    if (!next.delete(code)) next.add(code);
    setChosen(next);
  };
  const tickets = units.filter(takesTicket).map(({ code }) => code);
  const late = tickets.filter((code) => added.includes(code));
  return (
    <div className="flex flex-col gap-8">
      <BatchFacts batch={batch} />
      {!isDone && <BatchChanges batch={batch} late={late} notPacked={not_packed} mayWork={mayWork} />}
      {mayWork && (
        <div className="flex flex-wrap items-center gap-2">
          {tickets.length > 0 && <TicketsButton codes={tickets}>作業票{tickets.length}枚を印刷</TicketsButton>}
          {tickets.length > 0 && <PackageButton wanted={{ batch: batch.code }}>印刷データを作る</PackageButton>}
          {!isDone && <Button onClick={() => setAsked("add")}>品を追加</Button>}
          {!isDone && <Button onClick={() => setAsked("close")}>バッチを閉じる</Button>}
          {!isDone && (
            <Link
              to={`/floor/blanks?batch=${batch.code}`}
              className="inline-flex min-h-11 items-center px-2 text-14 underline"
            >
              白地のピックリスト
            </Link>
          )}
        </div>
      )}
      <Part title="入っている品">
        {mayWork && !isDone && lying.length > 0 && (
          <div className="sticky top-0 z-10 bg-white py-2">
            <Button size={44} disabled={codes.length === 0} onClick={() => setAsked("take-out")}>
              選んだ{codes.length}点をバッチから外す
            </Button>
          </div>
        )}
        {units.length === 0 && (
          <p className="rounded-card border border-line p-6 text-center text-mute">品はありません。</p>
        )}
        <UnitRows
          units={units}
          added={added}
          batch={batch.code}
          {...(mayWork && !isDone && { chosen, onToggle: toggle })}
        />
      </Part>
      {asked === "add" && <AddPieces batch={batch} onDone={again} onClose={() => setAsked(undefined)} />}
      {asked === "close" && (
        <ReasonDialog
          title="バッチを閉じる"
          effect={
            batch.waiting > 0
              ? `まだ印刷していない${batch.waiting}点は、次のバッチに入れられるようになります。`
              : "すべて印刷済みです。"
          }
          yes="閉じる"
          run={async (form) =>
            orThrow(await call(closeBatch, { batch: batch.code, reason: String(form.get("reason") ?? "") }))
          }
          onDone={again}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === "take-out" && (
        <ReasonDialog
          title={`${codes.length}点をバッチから外す`}
          effect="外した品は、次のバッチに入れられるようになります。"
          yes="外す"
          run={async (form) =>
            orThrow(await call(takeOutOfBatch, { batch: batch.code, codes, reason: String(form.get("reason") ?? "") }))
          }
          onDone={again}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

function BatchFacts({ batch }: Pick<Full, "batch">) {
  const isDone = batch.state === "done";
  return (
    <Facts
      facts={[
        ["状態", <BatchBadge key="state" state={batch.state} />],
        ["印刷方法", batch.method_name],
        ["商品", goodsOf(batch)],
        ["点数", `${formatNumber(batch.units)}点${isDone ? "" : `（残り${formatNumber(batch.waiting)}点）`}`],
        ["発送予定", slashedDay(batch.dispatch_by)],
        ["作成", `${momentOf(batch.made_at)}　${batch.made_by}${batch.is_by_hand ? "（手で選択）" : ""}`],
        ["完了", batch.done_at && momentOf(batch.done_at)],
        ["閉じた理由", batch.closed_reason],
      ]}
    />
  );
}

interface UnitRowsProps {
  readonly units: readonly WireUnit[];
  readonly added: readonly string[];
  readonly batch: string;
  readonly chosen?: ReadonlySet<string>;
  readonly onToggle?: (code: string) => void;
}

function UnitRows({ units, added, batch, chosen, onToggle }: UnitRowsProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {units.map((unit) => (
        <UnitRow
          key={unit.code}
          unit={unit}
          isAdded={added.includes(unit.code)}
          {...(chosen &&
            onToggle && {
              choice: {
                isChosen: chosen.has(unit.code),
                isShut: unit.batch !== batch,
                onToggle: () => onToggle(unit.code),
              },
            })}
        />
      ))}
    </ul>
  );
}
