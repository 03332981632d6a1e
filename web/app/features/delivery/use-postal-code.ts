import { findPostalCode } from "@surimono/contract/delivery";
import { normalizePostalCode } from "@surimono/domain/delivery";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { backgroundCall } from "#app/session/call.ts";
import type { AddressWords } from "./address-words.ts";

const FILLED = ["prefecture", "city", "street", "company_name"] as const;
type Filled = (typeof FILLED)[number];

const SEVERAL_TOWNS = "この郵便番号は複数の町にまたがっています。市区町村と町名をご確認ください。";

/**
 * Looks an address up at seven digits and fills the fields that are empty or were filled by an earlier look-up; typed values are kept.
 */
export function usePostalCode(form: UseFormReturn<AddressWords>) {
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const filled = useRef<Partial<Record<Filled, string>>>({});
  const asked = useRef(normalizePostalCode(form.getValues("postal_code")));

  const fill = (field: Filled, value: string) => {
    const there = form.getValues(field);
    if (there !== "" && there !== filled.current[field]) return;
    filled.current[field] = value;
    form.setValue(field, value, { shouldDirty: true });
    if (value) form.clearErrors(field);
  };

  const lookUp = async (digits: string) => {
    asked.current = digits;
    setBusy(true);
    const answer = await backgroundCall(findPostalCode, { postal_code: digits });
    // Another code was typed meanwhile: only its answer counts.
    if (asked.current !== digits) return;
    setBusy(false);
    if (!answer.ok) return setNote(answer.failure.message);
    for (const field of FILLED) fill(field, answer.value[field]);
    // Its rest is typed next, unless somebody has gone elsewhere meanwhile.
    if (window.document.activeElement?.getAttribute("name") === "postal_code") form.setFocus("street");
    setNote(answer.value.multi_town ? SEVERAL_TOWNS : "住所を入力しました。番地をつづけてください。");
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
