export interface FormTree {
  readonly [name: string]: string | FormTree | undefined;
}

/**
 * A form in Stripe's format, `line_items[0][price_data][currency]=jpy`, as a tree. List positions are names like any other.
 */
export function readForm(text: string): FormTree {
  const root: Record<string, unknown> = Object.create(null);
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/\]\[|\[|\]/).filter((name) => name !== "");
    const last = names.pop();
    if (last === undefined) continue;
    let place = root;
    for (const name of names) {
      if (typeof place[name] !== "object") place[name] = Object.create(null);
      place = place[name] as Record<string, unknown>;
    }
    place[last] = value;
  }
  return root as FormTree;
}

/** The text at a path, empty if missing. */
export function textAt(form: FormTree, ...path: readonly string[]): string {
  let place: string | FormTree | undefined = form;
  for (const name of path) place = typeof place === "object" ? place[name] : undefined;
  return typeof place === "string" ? place : "";
}

/** The branch at a path as plain texts. */
export function textsAt(form: FormTree, name: string): Record<string, string> {
  const branch = form[name];
  if (typeof branch !== "object") return {};
  return Object.fromEntries(
    Object.entries(branch).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
