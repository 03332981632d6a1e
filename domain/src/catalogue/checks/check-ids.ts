/** Reports a problem: the field, which names entries of a list by their id, and the text. */
export type Report = (field: string, problem: string) => void;

export function checkUnique<Value extends number | string>(
  values: readonly Value[],
  report: Report,
  fieldOf: (value: Value) => string,
): void {
  const twice = values.filter((value, index) => values.indexOf(value) !== index);
  for (const value of new Set(twice)) report(fieldOf(value), `${value} is there twice`);
}

export function checkKnown(ids: readonly number[], known: ReadonlySet<number>, report: Report, field: string): void {
  for (const id of ids) if (!known.has(id)) report(field, `${id} is unknown`);
}

export function idsOf(list: readonly { readonly id: number }[]): ReadonlySet<number> {
  return new Set(list.map(({ id }) => id));
}
