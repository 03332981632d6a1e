import { BANK_VIEWS, listBankLines, setBankLineAside, takeBankLineUp, undoBankLine } from "@surimono/contract/desk";
import { formatYen } from "@surimono/domain/kernel";
import { showToast } from "@surimono/ui/toast.ts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { Endless } from "../../../ui/endless.tsx";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { Views } from "../../../ui/views.tsx";
import { type BankDeed, type BankLine, BankLineRow } from "./bank-line.tsx";
import { BankUpload } from "./bank-upload.tsx";
import { MatchDialog } from "./match-dialog.tsx";

const VIEW_NAMES: Readonly<Record<(typeof BANK_VIEWS)[number], string>> = {
  waiting: "照合待ち",
  aside: "請求書の入金ではない",
  matched: "照合済み",
};
const VIEWS = BANK_VIEWS.map((id) => ({ id, name: VIEW_NAMES[id] }));

/** What came into the account, and a person's word for what it pays. */
export function BankScreen() {
  const [query] = useSearchParams();
  const queryClient = useQueryClient();
  const mayRecord = useRight("money.record");
  const [asked, setAsked] = useState<{ line: BankLine; deed: BankDeed }>();
  const view = BANK_VIEWS.find((one) => one === query.get("view")) ?? "waiting";
  const lines = useInfiniteQuery({
    queryKey: ["bank", view],
    initialPageParam: "",
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listBankLines, { view, ...(pageParam && { after: pageParam }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.lines),
  });
  const refresh = () => {
    for (const key of ["bank", "bills", "bill"]) void queryClient.invalidateQueries({ queryKey: [key] });
  };
  const done = () => {
    showToast("記録しました。", { tone: "success" });
    refresh();
  };
  return (
    <>
      <ScreenHeading title="銀行の明細" />
      {mayRecord && <BankUpload onDone={refresh} />}
      <div className="mt-5">
        <Views label="明細の見かた" path="/bank" views={VIEWS} current={view} />
      </div>
      <Endless query={lines} empty="明細はありません。">
        {(rows) => (
          <ul className="divide-y divide-line rounded-card border border-line">
            {rows.map((line) => (
              <BankLineRow
                key={line.line_id}
                line={line}
                isAside={view === "aside"}
                onAsk={(deed) => setAsked({ line, deed })}
              />
            ))}
          </ul>
        )}
      </Endless>
      {asked && <Asked {...asked} onDone={done} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface AskedProps {
  line: BankLine;
  deed: BankDeed;
  onDone: () => void;
  onClose: () => void;
}

function Asked({ line, deed, onDone, onClose }: AskedProps) {
  const { line_id } = line;
  const entry_ids = line.matches.map(({ entry_id }) => entry_id);
  const said = `${line.payer} の ${formatYen(line.rest || line.amount)}`;
  const reasonOf = (form: FormData) => String(form.get("reason"));
  switch (deed.what) {
    case "match":
      return <MatchDialog line={line} number={deed.number} onDone={onDone} onClose={onClose} />;
    case "undo":
      return (
        <ReasonDialog
          title="照合を取り消しますか？"
          effect={`${line.payer} の ${formatYen(line.amount)} は、これらの請求書のものではないと記録します。明細は、もう一度、照合待ちになります。`}
          yes="取り消す"
          run={async (form) => orThrow(await call(undoBankLine, { line_id, reason: reasonOf(form), entry_ids }))}
          {...{ onDone, onClose }}
        />
      );
    case "aside":
      return (
        <ReasonDialog
          title="請求書の入金ではないとしますか？"
          effect={`${said} を、利息やカード会社からの入金など、請求書のお支払いではないものとして、照合待ちから外します。`}
          yes="外す"
          run={async (form) =>
            orThrow(await call(setBankLineAside, { line_id, reason: reasonOf(form), rest: line.rest }))
          }
          {...{ onDone, onClose }}
        />
      );
    case "take-up":
      return (
        <ReasonDialog
          title="照合待ちに戻しますか？"
          effect={`${said} を、もう一度、請求書にあてられるようにします。`}
          yes="戻す"
          withReason={false}
          run={async () => orThrow(await call(takeBankLineUp, { line_id }))}
          {...{ onDone, onClose }}
        />
      );
  }
}
