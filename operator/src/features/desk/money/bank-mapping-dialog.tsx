import { type listBankMappings, saveBankMapping } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";
import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { FileInput } from "../../../ui/file-input.tsx";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { headsOf } from "./heads-of.ts";

type Mapping = AnswerOf<typeof listBankMappings>["mappings"][number];

interface MappingDialogProps {
  saved: readonly Mapping[];
  onDone: () => void;
  onClose: () => void;
}

const EMPTY = { name: "", encoding: "shift_jis", day: "", amount: "", payer: "" } as const;
const COLUMNS = [
  ["day", "日付の列"],
  ["amount", "入金額の列"],
  ["payer", "振込人の列（摘要など）"],
] as const;
/** Enough for a head line below some lines about the account. */
const READ_BYTES = 20_000;

/** How a bank writes its CSV, under a name. With one of its files the columns are chosen from its head line. */
export function MappingDialog({ saved, onDone, onClose }: MappingDialogProps) {
  const [mapping, setMapping] = useState<Mapping>(EMPTY);
  const [heads, setHeads] = useState<readonly string[]>([]);
  const set = (change: Partial<Mapping>) => setMapping((before) => ({ ...before, ...change }));
  const look = async (file: File | undefined) => {
    if (!file) return;
    const read = headsOf(new Uint8Array(await file.slice(0, READ_BYTES).arrayBuffer()));
    setHeads(read.heads);
    set({ encoding: read.encoding });
  };
  return (
    <ReasonDialog
      title="銀行のCSVの形を登録"
      effect="銀行のCSVファイルを選ぶと、見出しから列を選べます。見出しのないCSVでは、列を1からの番号で入力してください。"
      yes="保存する"
      withReason={false}
      run={async () => orThrow(await call(saveBankMapping, mapping))}
      {...{ onDone, onClose }}
    >
      {saved.length > 0 && (
        <Select
          label="登録済みの形を直す"
          placeholder="新しく登録する"
          options={saved.map(({ name }) => ({ value: name, label: name }))}
          value={saved.some(({ name }) => name === mapping.name) ? mapping.name : ""}
          onChange={({ target }) => setMapping(saved.find(({ name }) => name === target.value) ?? EMPTY)}
        />
      )}
      <FileInput
        label="見本のCSVファイル（保存されません）"
        accept=".csv,text/csv,text/plain"
        onChange={({ target }) => void look(target.files?.[0])}
      />
      <TextInput
        label="名前"
        hint="銀行名など。同じ名前は置きかえます。"
        value={mapping.name}
        onChange={({ target }) => set({ name: target.value })}
        maxLength={100}
        required
      />
      <Select
        label="文字コード"
        options={[
          { value: "shift_jis", label: "Shift_JIS（多くの銀行）" },
          { value: "utf-8", label: "UTF-8" },
        ]}
        value={mapping.encoding}
        onChange={({ target }) => set({ encoding: target.value === "utf-8" ? "utf-8" : "shift_jis" })}
      />
      {COLUMNS.map(([key, label]) => (
        <Column key={key} {...{ label, heads }} value={mapping[key]} onChange={(value) => set({ [key]: value })} />
      ))}
    </ReasonDialog>
  );
}

interface ColumnProps {
  label: string;
  value: string;
  heads: readonly string[];
  onChange: (value: string) => void;
}

/** Chosen where there is a file to choose from. */
function Column({ label, value, heads, onChange }: ColumnProps) {
  if (heads.length === 0)
    return (
      <TextInput
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        maxLength={100}
        required
      />
    );
  const names = [...new Set([...heads, value])].filter(Boolean);
  return (
    <Select
      label={label}
      placeholder="選んでください"
      options={names.map((name) => ({ value: name, label: name }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      required
    />
  );
}
