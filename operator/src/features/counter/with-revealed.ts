import type { CounterOrder, CounterParcel } from "./order-query.ts";

/**
 * The order as it is fetched, with what its masks hide as it was revealed before: fetched again it comes masked, and each look is written down with
 * a reason of its own. Of another order, or for an operator who may not look any more, nothing.
 */
export function withRevealed(one: CounterOrder, revealed: CounterOrder | undefined): CounterOrder {
  if (!one.can_reveal || revealed?.order.order_number !== one.order.order_number) return one;
  const { order } = revealed;
  // One that came since is masked still, and may be revealed in its turn.
  const notes = one.notes.map((note) => revealed.notes.find(({ id }) => id === note.id) ?? note);
  return {
    ...one,
    ...{ email: revealed.email, is_masked: false, can_reveal: notes.some(({ text }) => text === "") },
    notes,
    order: {
      ...one.order,
      lines: one.order.lines.map((line) => {
        const personal = order.lines.find(({ line_id }) => line_id === line.line_id)?.personal;
        return { ...line, ...(personal && { personal }) };
      }),
      destinations: one.order.destinations.map((parcel) => {
        const open = order.destinations.find(({ parcel_number }) => parcel_number === parcel.parcel_number);
        return open ? { ...parcel, ...whereTo(open) } : parcel;
      }),
    },
  };
}

function whereTo(open: CounterParcel) {
  const { last_name, first_name, company_name, postal_code, street, building, room, phone } = open;
  const { address, address2, sender_address, note } = open;
  return {
    ...{ last_name, first_name, company_name, postal_code, street, building, room, phone },
    ...{ address, address2, sender_address, note },
  };
}
