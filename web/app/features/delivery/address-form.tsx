import type { WireAddress } from "@surimono/contract/delivery";
import type { AddressKind } from "@surimono/domain/delivery";
import { Button } from "@surimono/ui/button.tsx";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { type ReactNode, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useKeptForm } from "#app/session/use-kept-form.ts";
import { AddressFields } from "./address-fields.tsx";
import { AddressKindField } from "./address-kind-field.tsx";
import { type AddressWords, addressResolver, wordsOf } from "./address-words.ts";
import { saveAddressWords } from "./save-address-words.ts";

interface AddressFormProps {
  /** The address to change; undefined for a new one. */
  address?: WireAddress | undefined;
  /** Whether to ask if this becomes the default; `always` makes it so without asking. */
  asDefault?: "ask" | "always" | undefined;
  /** The kind to begin with; undefined where it is not asked for. */
  askKind?: AddressKind | undefined;
  /** Where the page is for nothing else: begins in its first field. */
  focusFirst?: boolean | undefined;
  submitLabel: string;
  onSaved: (address: WireAddress) => void;
  /** Beside the save button, such as one that cancels. */
  aside?: ReactNode;
}

/** One address. On any failure the typed values stay. */
export function AddressForm(props: AddressFormProps) {
  const { address, asDefault = "ask", askKind, focusFirst = false, submitLabel, onSaved, aside } = props;
  const form = useForm<AddressWords>({ resolver: addressResolver, defaultValues: wordsOf(address) });
  useKeptForm(`address-${address?.address_id ?? "new"}`, form);
  const [isDefault, setDefault] = useState(asDefault === "always" || address?.is_default === true);
  const [picked, setKind] = useState(address?.kind ?? askKind);
  const kind = askKind && picked;
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    if (focusFirst) setFocus("last_name");
  }, [focusFirst, setFocus]);
  const submit = form.handleSubmit(async (words) => {
    const saved = await saveAddressWords(form, words, { addressId: address?.address_id, isDefault, kind });
    if (!saved) return;
    form.reset(words);
    onSaved(saved);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="@container grid gap-1">
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      {kind && <AddressKindField kind={kind} onChange={setKind} />}
      <AddressFields form={form} />
      {asDefault === "ask" && address?.is_default !== true && (kind ?? address?.kind ?? "receiver") === "receiver" && (
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
