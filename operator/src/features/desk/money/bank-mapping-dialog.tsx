import { type listBankMappings, saveBankMapping } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";
import { call, orThrow } from "../../../session/call.ts";
import { MappingDialog } from "../../../ui/mapping-dialog.tsx";

type Mapping = AnswerOf<typeof listBankMappings>["mappings"][number];

interface BankMappingDialogProps {
  saved: readonly Mapping[];
  onDone: () => void;
  onClose: () => void;
}

const EMPTY: Mapping = { name: "", encoding: "shift_jis", day: "", amount: "", payer: "" };

/** How a bank writes its CSV. */
export function BankMappingDialog(props: BankMappingDialogProps) {
  return (
    <MappingDialog
      {...props}
      title="銀行のCSVの形を登録"
      effect="銀行のCSVファイルを選ぶと、見出しから列を選べます。見出しのないCSVでは、列を1からの番号で入力してください。"
      nameHint="銀行名など。"
      fresh={EMPTY}
      columns={[
        { key: "day", label: "日付の列" },
        { key: "amount", label: "入金額の列" },
        { key: "payer", label: "振込人の列（摘要など）" },
      ]}
      save={async (mapping) => orThrow(await call(saveBankMapping, mapping))}
    />
  );
}
