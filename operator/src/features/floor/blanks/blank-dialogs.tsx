import { countBlank, saveBlankSource, type WireBlank } from "@surimono/contract/floor";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";

interface BlankDialogProps {
  readonly blank: WireBlank;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const goodsOf = ({ item_name, color_name, size_name }: WireBlank) => `${item_name}　${color_name}　${size_name}`;

export function CountDialog({ blank, onDone, onClose }: BlankDialogProps) {
  const { item_id, color_id, size_id, on_hand } = blank;
  return (
    <ReasonDialog
      title="手持ちを数える"
      effect={`${goodsOf(blank)} の、棚にある数を入れてください。今日の仕入れの数から引きます。`}
      yes="保存する"
      withReason={false}
      run={async (form) =>
        orThrow(await call(countBlank, { item_id, color_id, size_id, on_hand: Number(form.get("on_hand")) }))
      }
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput
        label="棚にある数"
        name="on_hand"
        type="number"
        inputMode="numeric"
        min={0}
        max={100_000}
        step={1}
        defaultValue={on_hand === null ? "" : String(on_hand)}
        required
      />
    </ReasonDialog>
  );
}

const SUPPLIER = ["supplier", "仕入先", 60] as const;
const ITEM_CODE = ["item_code", "仕入先の品番", 40] as const;
const SHELF = ["shelf", "棚の場所", 40] as const;

interface Scope {
  readonly name: string;
  readonly fields: readonly (readonly [name: string, label: string, most: number])[];
  readonly ids: (blank: WireBlank) => { readonly color_id: number; readonly size_id: number };
  readonly words: (blank: WireBlank) => Readonly<Record<string, string>>;
}

/** What is said of all colours or sizes is said once. */
const SCOPES = {
  item: {
    name: "この商品のすべて",
    fields: [SUPPLIER, ITEM_CODE, SHELF],
    ids: () => ({ color_id: 0, size_id: 0 }),
    words: ({ of_item }) => of_item,
  },
  color: {
    name: "この色のカラー番号",
    fields: [["color_code", "仕入先のカラー番号", 40]],
    ids: ({ color_id }) => ({ color_id, size_id: 0 }),
    words: ({ color_code }) => ({ color_code }),
  },
  size: {
    name: "このサイズの記号",
    fields: [["size_code", "仕入先のサイズ記号", 40]],
    ids: ({ size_id }) => ({ color_id: 0, size_id }),
    words: ({ size_code }) => ({ size_code }),
  },
  own: {
    name: "この色とサイズだけ",
    fields: [SUPPLIER, ITEM_CODE, SHELF],
    ids: ({ color_id, size_id }) => ({ color_id, size_id }),
    words: ({ own }) => own,
  },
} as const satisfies Readonly<Record<string, Scope>>;
type ScopeId = keyof typeof SCOPES;
const SCOPE_IDS = Object.keys(SCOPES) as ScopeId[];

/** Said once for the item, and more exactly where it differs. */
export function SourceDialog({ blank, onDone, onClose }: BlankDialogProps) {
  const [chosen, setChosen] = useState<ScopeId>("item");
  const scope: Scope = SCOPES[chosen];
  const words = scope.words(blank);
  const run = async (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? "");
    orThrow(
      await call(saveBlankSource, {
        item_id: blank.item_id,
        ...scope.ids(blank),
        ...{ supplier: text("supplier"), item_code: text("item_code"), color_code: text("color_code") },
        ...{ size_code: text("size_code"), shelf: text("shelf") },
      }),
    );
  };
  return (
    <ReasonDialog
      title="仕入先と棚"
      effect={`${goodsOf(blank)} をどこから仕入れ、どこに置くか。空欄の項目は、登録から消えます。`}
      yes="保存する"
      withReason={false}
      run={run}
      onDone={onDone}
      onClose={onClose}
    >
      <fieldset className="grid gap-1 sm:grid-cols-2">
        <legend className="mb-1 text-12">登録する範囲</legend>
        {SCOPE_IDS.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2 text-14">
            <input
              type="radio"
              name="scope"
              checked={one === chosen}
              onChange={() => setChosen(one)}
              className="size-5 accent-deep"
            />
            {SCOPES[one].name}
          </label>
        ))}
      </fieldset>
      {scope.fields.map(([name, label, most]) => (
        <TextInput
          key={`${chosen} ${name}`}
          label={label}
          name={name}
          maxLength={most}
          defaultValue={words[name] ?? ""}
        />
      ))}
    </ReasonDialog>
  );
}
