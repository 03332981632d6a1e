/**
 * A use case's result when the customer can cause the failure. Bugs and outages throw instead. `code` is stable and
 * goes over the wire unchanged, as `feature/what`.
 */
export type Failure<Code extends string = string> = { readonly code: Code };

export type Result<Value, F extends Failure = Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: F };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/**
 * `detail` carries what the screen needs to word the failure, such as the new total. Two signatures, as an absent
 * `detail` would be inferred from the caller's return type, and any code would pass.
 */
export function fail<const Code extends string>(code: Code): { readonly ok: false; readonly failure: Failure<Code> };
export function fail<const Code extends string, Detail extends object>(
  code: Code,
  detail: Detail,
): { readonly ok: false; readonly failure: Failure<Code> & Detail };
export function fail(code: string, detail?: object) {
  return { ok: false as const, failure: { code, ...detail } };
}
