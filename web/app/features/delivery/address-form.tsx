import type { WireAddress } from "@surimono/contract/delivery";
import { PREFECTURES } from "@surimono/domain/delivery";
import { Button } from "@surimono/ui/button.tsx";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { useKeptForm } from "#app/session/use-kept-form.ts";
import { type AddressWords, addressResolver, wordsOf } from "./address-words.ts";
import { PostalCodeField } from "./postal-code-field.tsx";
import { saveAddressWords } from "./save-address-words.ts";

interface AddressFormProps {
  /** The address to change; undefined for a new one. */
  address?: WireAddress | undefined;
  /** Whether to ask if this becomes the default; `always` makes it so without asking. */
  asDefault?: "ask" | "always" | undefined;
  submitLabel: string;
  onSaved: (address: WireAddress) => void;
  /** Beside the save button, such as one that cancels. */
  aside?: ReactNode;
}

const PREFECTURE_OPTIONS = PREFECTURES.map((name) => ({ value: name, label: name }));

/** One address. On any failure the typed values stay. */
export function AddressForm({ address, asDefault = "ask", submitLabel, onSaved, aside }: AddressFormProps) {
  const form = useForm<AddressWords>({ resolver: addressResolver, defaultValues: wordsOf(address) });
  useKeptForm(`address-${address?.address_id ?? "new"}`, form);
  const [isDefault, setDefault] = useState(asDefault === "always" || address?.is_default === true);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (words) => {
    const saved = await saveAddressWords(form, words, { addressId: address?.address_id, isDefault });
    if (!saved) return;
    form.reset(words);
    onSaved(saved);
  });
  const field = (name: keyof AddressWords) => ({ ...form.register(name), error: errors[name]?.message });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="@container grid gap-1">
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
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
      {asDefault === "ask" && address?.is_default !== true && (
        <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
          いつものお届け先にする
        </Checkbox>
      )}
      <div className="mt-3 flex flex-col gap-3 @md:flex-row-reverse @md:justify-start">
        <Button type="submit" variant="primary" pending={isSubmitting}>
          {submitLabel}
        </Button>
        {aside}
      </div>
    </form>
  );
}
