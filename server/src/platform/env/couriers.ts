import { readFileSync } from "node:fs";
import type { CourierContracts } from "@surimono/domain/floor";
import { operatorFile } from "./issuer.ts";

const FORMS: Readonly<Record<string, readonly [form: RegExp, meaning: string]>> = {
  "sender.companyName": [/\S/, "the sender on the label"],
  "sender.postalCode": [/^\d{7}$/, "seven digits"],
  "sender.prefecture": [/[都道府県]$/, "a prefecture"],
  "sender.city": [/\S/, "a city"],
  "sender.street": [/\S/, "a street with its number"],
  "sender.phone": [/^\d[\d-]{8,14}$/, "a telephone number"],
};
/** Of couriers with whom there is a contract. */
const CONTRACTS: typeof FORMS = {
  "yamato.customer": [/^\d{10,12}$/, "10 to 12 digits (ご請求先顧客コード)"],
  "yamato.fare": [/^\d{2}$/, "two digits (運賃管理番号)"],
  "sagawa.customer": [/^\d{11,12}$/, "11 or 12 digits (お客様コード)"],
  "japanpost.label": [/^\d{1,20}$/, "digits (送り状種別)"],
};

/** The contracts with couriers and the sender on labels, from the operator's file; undefined where it says nothing of them. */
export function readCouriers(
  variables: Readonly<Record<string, string | undefined>>,
  problems: string[],
): CourierContracts | undefined {
  const path = operatorFile(variables);
  const said = read(path);
  if (said === undefined) return undefined;
  const textAt = (field: string) => {
    const value = field
      .split(".")
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], said);
    return typeof value === "string" ? value : "";
  };
  for (const [field, [form, meaning]] of Object.entries(FORMS))
    if (!form.test(textAt(field))) problems.push(`OPERATOR_FILE ${path}: couriers.${field} must be ${meaning}`);
  for (const [field, [form, meaning]] of Object.entries(CONTRACTS))
    if ((field.split(".")[0] as string) in said && !form.test(textAt(field)))
      problems.push(`OPERATOR_FILE ${path}: couriers.${field} must be ${meaning}`);
  const { sender, ...contracts } = said as unknown as CourierContracts;
  const nobody = { lastName: "", firstName: "", building: "", room: "" };
  return { ...contracts, sender: { ...nobody, ...sender } };
}

/** A file that cannot be read is told of by `readIssuer`. */
function read(path: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return (JSON.parse(readFileSync(path, "utf8")) as { couriers?: Readonly<Record<string, unknown>> }).couriers;
  } catch {
    return undefined;
  }
}
