import { findTextFaults, MAX_ITEM_DESCRIPTION, MAX_ITEM_NAME, type MyItemTextFault } from "@surimono/domain/my-items";
import type { FieldErrors, Resolver } from "react-hook-form";
import { formatYen } from "#app/ui/price.tsx";

/** The words and the price as typed. */
export interface ItemWords {
  new_name: string;
  description: string;
  regular_price: string;
}

const FIELDS = { name: "new_name", description: "description", sellingPrice: "regular_price" } as const;

/** The same rules as on the server, worded for the field. */
export function wordsResolver(unitPrice: number): Resolver<ItemWords> {
  return (values) => {
    const faults = findTextFaults(
      { name: values.new_name, description: values.description, sellingPrice: readPrice(values.regular_price) },
      unitPrice,
    );
    const errors: FieldErrors<ItemWords> = {};
    for (const fault of faults) {
      errors[FIELDS[fault.field]] ??= { type: fault.fault, message: wordFault(fault, unitPrice) };
    }
    return faults.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** Full-width digits, commas and the yen sign are read as people type them; NaN when it is no number. */
export function readPrice(typed: string): number {
  const plain = typed.normalize("NFKC").replaceAll(/[,¥円\s]/g, "");
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

function wordFault(fault: MyItemTextFault, unitPrice: number): string {
  if (fault.field === "name") {
    return fault.fault === "missing"
      ? "名前を入力してください。"
      : `名前は${MAX_ITEM_NAME}文字までで入力してください。`;
  }
  if (fault.field === "description") {
    return fault.fault === "missing"
      ? "説明を入力してください。"
      : `説明は${MAX_ITEM_DESCRIPTION}文字までで入力してください。`;
  }
  if (fault.fault === "below-unit-price") return `販売価格は、単価の${formatYen(unitPrice)}以上にしてください。`;
  if (fault.fault === "too-long") return "販売価格は6桁までで入力してください。";
  return "販売価格は、1円以上の数字で入力してください。";
}
