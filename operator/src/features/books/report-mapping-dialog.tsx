import { type listReportMappings, saveReportMapping } from "@surimono/contract/books";
import type { AnswerOf } from "@surimono/contract/kernel";
import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { call, orThrow } from "../../session/call.ts";
import { MappingDialog } from "../../ui/mapping-dialog.tsx";

type Mapping = AnswerOf<typeof listReportMappings>["mappings"][number];

interface ReportMappingDialogProps {
  saved: readonly Mapping[];
  onDone: () => void;
  onClose: () => void;
}

/** As PayPay for Business writes its 取引履歴. */
const PAYPAY: Mapping = {
  ...{ name: "PayPay", encoding: "utf-8", method: "paypay", reference: "加盟店決済ID", day: "取引日時" },
  ...{ amount: "取引金額", fee: "", kind: "取引ステータス", refund_word: "返金完了" },
};

/** How another payment service writes its CSV. */
export function ReportMappingDialog({ saved, ...common }: ReportMappingDialogProps) {
  return (
    <MappingDialog
      {...{ saved, ...common }}
      title="決済レポートの形を登録"
      effect="Stripe以外の決済サービスのCSVを、見出しの名前で読み取ります。CSVファイルを選ぶと、見出しから列を選べます。はじめの値は、PayPay for Businessの取引履歴の例です。"
      nameHint=""
      fresh={PAYPAY}
      columns={[
        { key: "reference", label: "お支払い番号の列" },
        { key: "day", label: "日付の列" },
        { key: "amount", label: "金額の列" },
        { key: "fee", label: "手数料の列（なければ空）", isOptional: true },
        { key: "kind", label: "入金か返金かの列（なければ空。負の金額を返金とします）", isOptional: true },
      ]}
      before={(mapping, set) => (
        <Select
          label="お支払い方法"
          options={[
            { value: "paypay", label: "PayPay" },
            { value: "card", label: "クレジットカード" },
          ]}
          value={mapping.method}
          onChange={({ target }) => set({ method: target.value === "card" ? "card" : "paypay" })}
        />
      )}
      after={(mapping, set) => (
        <TextInput
          label="その列で返金を表すことば"
          value={mapping.refund_word}
          onChange={({ target }) => set({ refund_word: target.value })}
          maxLength={100}
        />
      )}
      save={async (mapping) => orThrow(await call(saveReportMapping, mapping))}
    />
  );
}
