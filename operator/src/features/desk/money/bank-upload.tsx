import { listBankMappings, takeBankStatement } from "@surimono/contract/desk";
import { useQuery } from "@tanstack/react-query";
import { call, orThrow } from "../../../session/call.ts";
import { StatementUpload } from "../../../ui/statement-upload.tsx";
import { BankMappingDialog } from "./bank-mapping-dialog.tsx";
import { unreadableWords } from "./unreadable-words.ts";

/** Of what is no mapping; the name of a layout may follow. */
const ZENGIN = "zengin:";
const CSV = "csv:";
/** As base64 it is a third more, which the call takes. */
const MOST_BYTES = 650_000;

/** A bank's file. */
export function BankUpload({ onDone }: { onDone: () => void }) {
  const mappings = useQuery({
    queryKey: ["bank-mappings"],
    queryFn: async () => orThrow(await call(listBankMappings, {})),
  });
  const { mappings: saved = [], layouts = [] } = mappings.data ?? {};
  const ways = [
    { value: ZENGIN, label: "全銀（200バイト）自動" },
    ...layouts.map(({ layout, name }) => ({ value: ZENGIN + layout, label: `全銀：${name}` })),
    ...saved.map(({ name }) => ({ value: CSV + name, label: `CSV：${name}` })),
  ];
  return (
    <StatementUpload
      label="明細の取り込み"
      fileLabel="銀行のファイル"
      hint="振込入金通知か入出金取引明細を選んでください。同じファイルや、同じ種類のファイルの同じ明細は、二重に取り込まれません。ほかの種類のファイルと日・金額が同じ明細には、しるしをつけます。"
      mostBytes={MOST_BYTES}
      ways={ways}
      take={async (statement, way) => {
        const taken = await call(takeBankStatement, { ...statement, ...readWay(way) });
        const why = taken.ok ? undefined : unreadableWords(taken.failure.detail);
        if (why !== undefined) throw new Error(why);
        return orThrow(taken);
      }}
      onDone={onDone}
      mappingDialog={(onClose) => (
        <BankMappingDialog saved={saved} onDone={() => void mappings.refetch()} onClose={onClose} />
      )}
    />
  );
}

function readWay(way: string): { mapping: string | null; layout?: string } {
  if (way.startsWith(CSV)) return { mapping: way.slice(CSV.length) };
  const layout = way.slice(ZENGIN.length);
  return { mapping: null, ...(layout && { layout }) };
}
