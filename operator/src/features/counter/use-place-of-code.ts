import { findCounterPostalCode } from "@surimono/contract/counter";
import { normalizePostalCode } from "@surimono/domain/delivery";
import { type ChangeEvent, useRef, useState } from "react";
import { call } from "../../session/call.ts";

const FILLED = ["prefecture", "city", "street"] as const;
type Place = Readonly<Record<(typeof FILLED)[number], string>>;

/** Looks a typed postal code up, and fills the fields that still say where the parcel went before, or what an earlier look-up wrote. */
export function usePlaceOfCode(before: Place) {
  const [note, setNote] = useState("");
  const asked = useRef<string>(undefined);
  const filled = useRef(before);
  const onTyped = async ({ target: { form, value } }: ChangeEvent<HTMLInputElement>) => {
    const digits = normalizePostalCode(value);
    asked.current = digits;
    setNote("");
    if (!digits || !form) return;
    const answer = await call(findCounterPostalCode, { postal_code: digits });
    // Another code was typed meanwhile: only its answer counts.
    if (asked.current !== digits) return;
    if (!answer.ok) return setNote("この郵便番号は、郵便局の一覧にありません。");
    const place = answer.value;
    for (const name of FILLED) {
      const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
      if (control.value === filled.current[name]) control.value = place[name];
    }
    filled.current = place;
    setNote(`${place.prefecture}${place.city}${place.street} の番号です。番地をたしかめてください。`);
  };
  return { note, onTyped };
}
