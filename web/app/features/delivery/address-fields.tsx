import { PREFECTURES } from "@surimono/domain/delivery";
import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import type { UseFormReturn } from "react-hook-form";
import type { AddressWords } from "./address-words.ts";
import { PostalCodeField } from "./postal-code-field.tsx";

const PREFECTURE_OPTIONS = PREFECTURES.map((name) => ({ value: name, label: name }));

/** The fields of an address, each with its problem. */
export function AddressFields({ form }: { form: UseFormReturn<AddressWords> }) {
  const { errors } = form.formState;
  const field = (name: keyof AddressWords) => ({ ...form.register(name), error: errors[name]?.message });
  return (
    <>
      <div className="grid grid-cols-2 gap-x-3">
        <TextInput label="姓" required autoComplete="family-name" placeholder="摺木" {...field("last_name")} />
        <TextInput label="名" required autoComplete="given-name" placeholder="みどり" {...field("first_name")} />
      </div>
      <TextInput label="会社名・団体名" autoComplete="organization" {...field("company_name")} />
      <PostalCodeField form={form} />
      <div className="grid gap-x-3 @md:grid-cols-[12rem_1fr]">
        <Select
          label="都道府県"
          required
          autoComplete="address-level1"
          placeholder="えらんでください"
          options={PREFECTURE_OPTIONS}
          {...field("prefecture")}
        />
        <TextInput label="市区町村" required autoComplete="address-level2" placeholder="台東区" {...field("city")} />
      </div>
      <TextInput
        label="町名・番地"
        required
        autoComplete="address-line1"
        placeholder="柳橋1-2-3"
        {...field("street")}
      />
      <div className="grid gap-x-3 @md:grid-cols-[1fr_10rem]">
        <TextInput label="建物名" autoComplete="address-line2" placeholder="工房ビル" {...field("building")} />
        <TextInput label="部屋番号" autoComplete="address-line3" placeholder="301" {...field("room")} />
      </div>
      <TextInput
        label="電話番号"
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="配送のご連絡に使います。ハイフンはあってもなくてもかまいません。"
        placeholder="090-1234-5678"
        {...field("phone")}
      />
    </>
  );
}
