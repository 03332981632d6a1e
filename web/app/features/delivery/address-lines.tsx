import type { WireAddress } from "@surimono/contract/delivery";

/** An address as on a label. Orders have their own copy, which is in no address book. */
export function AddressLines({ address }: { address: Omit<WireAddress, "address_id" | "is_default" | "kind"> }) {
  return (
    <address className="text-14 text-ink not-italic leading-relaxed">
      <p className="font-bold text-16 text-deep">
        {address.last_name} {address.first_name} 様
      </p>
      {address.company_name && <p>{address.company_name}</p>}
      <p className="num mt-1">〒{address.postal_code}</p>
      <p>{address.address}</p>
      {address.address2 && <p>{address.address2}</p>}
      <p className="num">{address.phone}</p>
    </address>
  );
}
