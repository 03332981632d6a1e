import { Button } from "@surimono/ui/button.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import type { UseFormReturn } from "react-hook-form";
import type { AddressWords } from "./address-words.ts";
import { usePostalCode } from "./use-postal-code.ts";

/** The postal code, which fills the fields below it; each of them stays editable. */
export function PostalCodeField({ form }: { form: UseFormReturn<AddressWords> }) {
  const { note, busy, onTyped, onAsked } = usePostalCode(form);
  const error = form.formState.errors.postal_code?.message;
  const { onChange, ...field } = form.register("postal_code");
  return (
    <div>
      <div className="flex items-start gap-3">
        <TextInput
          label="郵便番号"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="111-0052"
          className="w-32 sm:w-44"
          {...field}
          onChange={(event) => {
            void onChange(event);
            // A code that is still being composed is ended by Enter, which must not fall into the next field.
            if (!(event.nativeEvent as InputEvent).isComposing) onTyped(event.target.value);
          }}
          onCompositionEnd={(event) => onTyped(event.currentTarget.value)}
          error={error}
        />
        {/* Level with the field, below its label. */}
        <Button
          icon="search"
          pending={busy}
          onClick={() => void onAsked()}
          className="mt-[27px] whitespace-nowrap max-sm:px-3"
        >
          住所を検索
        </Button>
      </div>
      {/* On the line that the field keeps for its errors, so that nothing jumps. */}
      <p role="status" className="-mt-5 mb-1 min-h-5 text-12">
        {!error && note}
      </p>
    </div>
  );
}
