import { type listReportMappings, saveReportMapping } from "@surimono/contract/books";
import type { AnswerOf } from "@surimono/contract/kernel";
import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";

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

const COLUMNS = [
  ["reference", "お支払い番号の列", true],
  ["day", "日付の列", true],
  ["amount", "金額の列", true],
  ["fee", "手数料の列（なければ空）", false],
  ["kind", "入金か返金かの列（なければ空。負の金額を返金とします）", false],
  ["refund_word", "その列で返金を表すことば", false],
] as const;

/** How another payment service writes its CSV, under a name. */
export function ReportMappingDialog({ saved, onDone, onClose }: ReportMappingDialogProps) {
  const [mapping, setMapping] = useState<Mapping>(saved[0] ?? PAYPAY);
  const set = (change: Partial<Mapping>) => setMapping((before) => ({ ...before, ...change }));
  return (
    <ReasonDialog
      title="決済レポートの形を登録"
      effect="Stripe以外の決済サービスのCSVを、見出しの名前で読み取ります。はじめの値は、PayPay for Businessの取引履歴の例です。"
      yes="保存する"
      withReason={false}
      run={async () => orThrow(await call(saveReportMapping, mapping))}
      {...{ onDone, onClose }}
    >
      <TextInput
        label="名前"
        hint="同じ名前は置きかえます。"
        value={mapping.name}
        onChange={({ target }) => set({ name: target.value })}
        maxLength={100}
        required
      />
      <Select
        label="お支払い方法"
        options={[
          { value: "paypay", label: "PayPay" },
          { value: "card", label: "クレジットカード" },
        ]}
        value={mapping.method}
        onChange={({ target }) => set({ method: target.value === "card" ? "card" : "paypay" })}
      />
      <Select
        label="文字コード"
        options={[
          { value: "utf-8", label: "UTF-8" },
          { value: "shift_jis", label: "Shift_JIS" },
        ]}
        value={mapping.encoding}
        onChange={({ target }) => set({ encoding: target.value === "utf-8" ? "utf-8" : "shift_jis" })}
      />
      {COLUMNS.map(([key, label, required]) => (
        <TextInput
          key={key}
          label={label}
          value={mapping[key]}
          onChange={({ target }) => set({ [key]: target.value })}
          maxLength={100}
          required={required}
        />
      ))}
    </ReasonDialog>
  );
}
