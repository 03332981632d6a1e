/** `postalCode` is `postal_code`: letter by letter, a capital becomes an underscore and its small letter. */
export type WireName<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${WireName<Rest>}`
  : "";

/** How the wire spells a name of the domain. */
export function wireName<Name extends string>(name: Name): WireName<Name> {
  return name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`) as WireName<Name>;
}

/** The named texts of a record of the domain, in that order and by their names of the wire. */
export function toWire<Name extends string>(
  names: readonly Name[],
  record: Readonly<Record<NoInfer<Name>, string>>,
): Record<WireName<Name>, string> {
  return Object.fromEntries(names.map((name) => [wireName(name), record[name]])) as Record<WireName<Name>, string>;
}

/** The named texts of what came over the wire, in that order and by their names of the domain. */
export function fromWire<Name extends string>(
  names: readonly Name[],
  wire: Readonly<Record<WireName<NoInfer<Name>>, string>>,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, wire[wireName(name)]])) as Record<Name, string>;
}
