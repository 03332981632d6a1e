import { obstacleSchema } from "@surimono/contract/cart";
import { saveAddress, type WireAddress } from "@surimono/contract/delivery";
import type { CallFailure } from "@surimono/contract/kernel";
import type { AddressKind } from "@surimono/domain/delivery";
import type { UseFormReturn } from "react-hook-form";
import * as z from "zod/mini";
import { call } from "#app/session/call.ts";
import { ADDRESS_WORDS, type AddressWords } from "./address-words.ts";
import { readAddressesAgain } from "./delivery.queries.ts";

const problemsSchema = z.object({ problems: z.array(z.pick(obstacleSchema, { field: true, message: true })) });

interface Saving {
  /** The address to replace; a new one without. */
  addressId?: string | undefined;
  isDefault: boolean;
  /** Left as it was where it is not asked for. */
  kind?: AddressKind | undefined;
}

/** Saves, or shows each problem at its field, and others above the form. */
export async function saveAddressWords(
  form: UseFormReturn<AddressWords>,
  words: AddressWords,
  { addressId, isDefault, kind }: Saving,
): Promise<WireAddress | undefined> {
  const answer = await call(saveAddress, {
    ...words,
    is_default: isDefault,
    ...(addressId !== undefined && { address_id: addressId }),
    ...(kind !== undefined && { kind }),
  });
  if (answer.ok) {
    await readAddressesAgain();
    return answer.value;
  }
  showProblems(form, answer.failure);
  return undefined;
}

/** Each problem at its field, or what failed above the form. */
export function showProblems(form: UseFormReturn<AddressWords>, failure: CallFailure): void {
  const read = problemsSchema.safeParse(failure.detail);
  const problems = read.success
    ? read.data.problems
    : (failure.issues ?? []).map(({ path }) => ({ field: String(path[0]), message: "入力内容をご確認ください。" }));
  const [first, ...others] = problems.flatMap(({ field, message }) => {
    const name = ADDRESS_WORDS.find((known) => known === field);
    return name ? [{ name, message }] : [];
  });
  if (!first) return form.setError("root", { type: "server", message: failure.message });
  for (const { name, message } of others) form.setError(name, { type: "server", message });
  form.setError(first.name, { type: "server", message: first.message }, { shouldFocus: true });
}
