import { findPostalCode } from "@surimono/contract/delivery";
import { normalizePostalCode } from "@surimono/domain/delivery";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { backgroundCall } from "#app/session/call.ts";
import type { AddressWords } from "./address-words.ts";

const FILLED = ["prefecture", "city", "street", "company_name"] as const;
type Filled = (typeof FILLED)[number];
type Place = Pick<AddressWords, Filled>;

const FILLED_IN = "住所を入力しました。番地をつづけてください。";
const NOTHING_FILLED_IN = "入力済みの住所は変えていません。市区町村と番地をご確認ください。";
const SEVERAL_TOWNS = "この郵便番号は複数の町にまたがっています。市区町村と町名をご確認ください。";

/**
 * Looks an address up at seven digits and fills the fields that are empty, were filled by an earlier look-up, or are still of the address that
 * another code was saved with; typed values are kept.
 */
export function usePostalCode(form: UseFormReturn<AddressWords>) {
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const filled = useRef<Partial<Record<Filled, string>>>({});
  const filledBy = useRef<string>(undefined);
  const asked = useRef(normalizePostalCode(form.getValues("postal_code")));

  /** Whether what is there may make room for what belongs to the code. */
  const isOpen = (field: Filled, answer: Place, saved: Partial<Place> | undefined) => {
    const there = form.getValues(field);
    if (there === "" || there === filled.current[field]) return true;
    // A company moves with its name.
    if (there !== saved?.[field] || field === "company_name") return false;
    // Only the code was corrected: the number stays, since nobody else knows it.
    const isSameCity = answer.prefecture === saved.prefecture && answer.city === saved.city;
    return !(field === "street" && isSameCity && there.startsWith(answer.street));
  };

  /** Back at the code that was saved, after another by mistake: what that one brought makes room for what was saved. Answers which fields. */
  const restore = (): readonly Filled[] => {
    const { defaultValues: saved } = form.formState;
    // A company that was taken out meanwhile does not come back.
    const fields = FILLED.filter(
      (field) => field !== "company_name" && form.getValues(field) === filled.current[field],
    );
    for (const field of fields) form.setValue(field, saved?.[field] ?? "", { shouldDirty: true });
    return fields;
  };

  /** Answers whether anything is another than before and has to be completed. */
  const fill = (digits: string, answer: Place): boolean => {
    const { defaultValues } = form.formState;
    const isSaved = digits === normalizePostalCode(defaultValues?.postal_code ?? "");
    const restored = isSaved && filledBy.current !== digits ? restore() : [];
    const fields = FILLED.filter(
      (field) => !restored.includes(field) && isOpen(field, answer, isSaved ? undefined : defaultValues),
    );
    const changed = fields.filter((field) => form.getValues(field) !== answer[field]);
    filledBy.current = digits;
    for (const field of fields) filled.current[field] = answer[field];
    for (const field of restored) delete filled.current[field];
    for (const field of changed) form.setValue(field, answer[field], { shouldDirty: true });
    form.clearErrors([...restored, ...fields.filter((field) => answer[field] !== "")]);
    return changed.length > 0;
  };

  const lookUp = async (digits: string) => {
    asked.current = digits;
    setBusy(true);
    const answer = await backgroundCall(findPostalCode, { postal_code: digits });
    // Another code was typed meanwhile: only its answer counts.
    if (asked.current !== digits) return;
    setBusy(false);
    if (!answer.ok) return setNote(answer.failure.message);
    const isFilled = fill(digits, answer.value);
    // Its rest is typed next, unless somebody has gone elsewhere meanwhile.
    if (isFilled && window.document.activeElement?.getAttribute("name") === "postal_code") form.setFocus("street");
    setNote(answer.value.multi_town ? SEVERAL_TOWNS : isFilled ? FILLED_IN : NOTHING_FILLED_IN);
  };

  return {
    note,
    busy,
    /** Called for each change of the field. */
    onTyped(text: string) {
      const digits = normalizePostalCode(text);
      if (digits && digits !== asked.current) void lookUp(digits);
      if (!digits) {
        asked.current = undefined;
        setBusy(false);
        setNote("");
      }
    },
    /** Called by the button beside it. */
    async onAsked() {
      const digits = normalizePostalCode(form.getValues("postal_code"));
      if (digits) await lookUp(digits);
      else await form.trigger("postal_code");
    },
  };
}
