import type { getCounterOrder } from "@surimono/contract/counter";
import type { AnswerOf } from "@surimono/contract/kernel";
import { withoutAddresses } from "../../platform/without-addresses.ts";

type Order = AnswerOf<typeof getCounterOrder>["order"];
type Parcel = Order["destinations"][number];
type Personal = NonNullable<Order["lines"][number]["personal"]>;
type Address = NonNullable<Parcel["sender_address"]>;

const HIDDEN = "＊＊＊";
const firstOf = (text: string): string => (text === "" ? "" : `${[...text][0]}＊`);

/** `高＊ す＊`. */
export function maskName(lastName: string, firstName: string): string {
  return [firstOf(lastName), firstOf(firstName)].filter(Boolean).join(" ");
}

export function maskPhone(phone: string): string {
  return phone && `＊＊＊-${phone.slice(-4)}`;
}

export function maskEmail(email: string): string {
  return withoutAddresses(email);
}

/** Down to the city: enough to see where it goes, too little to find somebody. */
function maskAddress<Shown extends Address>(address: Shown): Shown {
  return {
    ...address,
    last_name: firstOf(address.last_name),
    first_name: firstOf(address.first_name),
    company_name: firstOf(address.company_name),
    postal_code: address.postal_code && `${address.postal_code.slice(0, 3)}-＊＊＊＊`,
    street: address.street && HIDDEN,
    building: address.building && HIDDEN,
    room: address.room && HIDDEN,
    phone: maskPhone(address.phone),
    address: `${address.prefecture}${address.city}${HIDDEN}`,
    address2: address.address2 && HIDDEN,
  };
}

function maskPersonal(personal: Personal): Personal {
  if (!personal.pieces) return personal;
  const pieces = personal.pieces.map((piece) => ({ ...piece, name: piece.name && HIDDEN }));
  return { ...personal, pieces };
}

export function maskOrder(order: Order): Order {
  return {
    ...order,
    // Names of whoever wears the pieces.
    lines: order.lines.map((line) => ({ ...line, ...(line.personal && { personal: maskPersonal(line.personal) }) })),
    destinations: order.destinations.map((parcel) => ({
      ...maskAddress(parcel),
      sender_address: parcel.sender_address && maskAddress(parcel.sender_address),
      // Words to a receiver.
      note: parcel.note && HIDDEN,
    })),
  };
}
