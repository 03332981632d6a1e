import { changeCounterAddress } from "@surimono/contract/counter";
import type { CallFailure } from "@surimono/contract/kernel";
import { PREFECTURES } from "@surimono/domain/delivery";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import type { ParcelDialogProps } from "./order-query.ts";
import { usePlaceOfCode } from "./use-place-of-code.ts";

const FIELDS = [
  { name: "last_name", label: "姓", required: true, isWide: false },
  { name: "first_name", label: "名", required: true, isWide: false },
  { name: "company_name", label: "会社名", required: false, isWide: true },
  { name: "postal_code", label: "郵便番号", required: true, isWide: false },
  { name: "city", label: "市区町村", required: true, isWide: true },
  { name: "street", label: "番地", required: true, isWide: true },
  { name: "building", label: "建物", required: false, isWide: false },
  { name: "room", label: "部屋", required: false, isWide: false },
  { name: "phone", label: "電話番号", required: true, isWide: true },
] as const;

/** What may be right nevertheless. */
const DOUBTS: ReadonlySet<string> = new Set(["orders/unlisted-postal-code", "orders/other-prefecture"]);

/** Another address for a parcel that is not packed; the server judges it as it does the buyer's own. */
export function AddressDialog({ one, parcel, ...common }: ParcelDialogProps) {
  const { note, onTyped } = usePlaceOfCode(parcel);
  const [isDoubted, setIsDoubted] = useState(false);
  const run = async (form: FormData) => {
    const of = (name: string) => String(form.get(name) ?? "");
    const typed = Object.fromEntries(FIELDS.map(({ name }) => [name, of(name)]));
    const answer = await call(changeCounterAddress, {
      ...{ order_number: one.order.order_number, parcel_number: parcel.parcel_number, reason: of("reason") },
      is_sure: form.get("is_sure") !== null,
      address: { ...(typed as Record<(typeof FIELDS)[number]["name"], string>), prefecture: of("prefecture") },
    });
    if (!answer.ok && DOUBTS.has(answer.failure.code)) setIsDoubted(true);
    if (!answer.ok && answer.failure.code === "delivery/invalid-address") throw new Error(wordsOf(answer.failure));
    orThrow(answer);
  };
  const textField = ({ name, label, required, isWide }: (typeof FIELDS)[number]) => (
    <TextInput
      key={name}
      {...{ name, label, required }}
      defaultValue={parcel[name]}
      autoComplete="off"
      {...(name === "postal_code" && { onChange: (event) => void onTyped(event), inputMode: "numeric" })}
      className={isWide ? "col-span-2" : ""}
    />
  );
  return (
    <ReasonDialog
      {...common}
      title="お届け先を変えますか？"
      effect="お客様に、新しいお届け先をメールでお知らせします。ご指定の日時は、新しいお届け先で選べないときは取り消されます。"
      yes="変更する"
      run={run}
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-2">
        {FIELDS.slice(0, 4).map(textField)}
        <Select
          label="都道府県"
          name="prefecture"
          defaultValue={parcel.prefecture}
          options={PREFECTURES.map((name) => ({ value: name, label: name }))}
        />
        {/* On the line that the field keeps for its errors, so that nothing jumps. */}
        <p role="status" className="-mt-6 col-span-2 min-h-5 text-12">
          {note}
        </p>
        {FIELDS.slice(4).map(textField)}
      </div>
      {isDoubted && <Checkbox name="is_sure">郵便番号をお客様にたしかめた</Checkbox>}
    </ReasonDialog>
  );
}

/** What is wrong, field by field. */
function wordsOf({ message, detail }: Pick<CallFailure, "message" | "detail">): string {
  const problems = (detail?.["problems"] ?? []) as readonly { readonly field: string; readonly message: string }[];
  const named = problems.map(({ field, message: problem }) => {
    const label = field === "prefecture" ? "都道府県" : FIELDS.find(({ name }) => name === field)?.label;
    return `${label ?? field}：${problem}`;
  });
  return named.length > 0 ? named.join(" ") : message;
}
