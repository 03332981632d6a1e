import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { type ReactNode, useState } from "react";
import { FileInput } from "./file-input.tsx";
import { headsOf } from "./heads-of.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

/** How somebody else writes a CSV, under a name. */
interface AnyMapping {
  readonly name: string;
  readonly encoding: "utf-8" | "shift_jis";
}

interface Column<Mapping> {
  readonly key: { [Key in keyof Mapping]: Mapping[Key] extends string ? Key : never }[keyof Mapping];
  readonly label: string;
  /** May be left empty. */
  readonly isOptional?: boolean;
}

interface MappingDialogProps<Mapping extends AnyMapping> {
  title: string;
  effect: string;
  /** Whose name it has. */
  nameHint: string;
  saved: readonly Mapping[];
  /** What a new one begins with. */
  fresh: Mapping;
  columns: readonly Column<Mapping>[];
  /** Fields of its own, before and after the columns. */
  before?: (mapping: Mapping, set: (change: Partial<Mapping>) => void) => ReactNode;
  after?: (mapping: Mapping, set: (change: Partial<Mapping>) => void) => ReactNode;
  save: (mapping: Mapping) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Enough for a head line below some lines about the account. */
const READ_BYTES = 20_000;

/** Which columns of a CSV are meant. With one of its files they are chosen from its head line. */
export function MappingDialog<Mapping extends AnyMapping>(props: MappingDialogProps<Mapping>) {
  const { title, effect, nameHint, saved, fresh, columns, before, after, save, onDone, onClose } = props;
  const [mapping, setMapping] = useState(fresh);
  const [heads, setHeads] = useState<readonly string[]>([]);
  const set = (change: Partial<Mapping>) => setMapping((earlier) => ({ ...earlier, ...change }));
  const look = async (file: File | undefined) => {
    if (!file) return;
    const read = headsOf(new Uint8Array(await file.slice(0, READ_BYTES).arrayBuffer()));
    setHeads(read.heads);
    set({ encoding: read.encoding } as Partial<Mapping>);
  };
  return (
    <ReasonDialog
      {...{ title, effect, onDone, onClose }}
      yes="保存する"
      withReason={false}
      run={async () => save(mapping)}
    >
      {saved.length > 0 && (
        <Select
          label="登録済みの形を直す"
          placeholder="新しく登録する"
          options={saved.map(({ name }) => ({ value: name, label: name }))}
          value={saved.some(({ name }) => name === mapping.name) ? mapping.name : ""}
          onChange={({ target }) => setMapping(saved.find(({ name }) => name === target.value) ?? fresh)}
        />
      )}
      <FileInput
        label="見本のCSVファイル（保存されません）"
        accept=".csv,text/csv,text/plain"
        onChange={({ target }) => void look(target.files?.[0])}
      />
      <TextInput
        label="名前"
        hint={`${nameHint}同じ名前は置きかえます。`}
        value={mapping.name}
        onChange={({ target }) => set({ name: target.value } as Partial<Mapping>)}
        maxLength={100}
        required
      />
      <Select
        label="文字コード"
        options={[
          { value: "shift_jis", label: "Shift_JIS" },
          { value: "utf-8", label: "UTF-8" },
        ]}
        value={mapping.encoding}
        onChange={({ target }) => set({ encoding: target.value } as Partial<Mapping>)}
      />
      {before?.(mapping, set)}
      {columns.map(({ key, label, isOptional = false }) => (
        <ColumnField
          key={String(key)}
          {...{ label, heads, isOptional }}
          value={String(mapping[key])}
          onChange={(value) => set({ [key]: value } as Partial<Mapping>)}
        />
      ))}
      {after?.(mapping, set)}
    </ReasonDialog>
  );
}

interface ColumnFieldProps {
  label: string;
  value: string;
  heads: readonly string[];
  isOptional: boolean;
  onChange: (value: string) => void;
}

/** Chosen where there is a file to choose from. */
function ColumnField({ label, value, heads, isOptional, onChange }: ColumnFieldProps) {
  if (heads.length === 0)
    return (
      <TextInput
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        maxLength={100}
        required={!isOptional}
      />
    );
  const names = [...new Set([...heads, value])].filter(Boolean);
  return (
    <Select
      label={label}
      placeholder={isOptional ? "なし" : "選んでください"}
      options={names.map((name) => ({ value: name, label: name }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      required={!isOptional}
    />
  );
}
