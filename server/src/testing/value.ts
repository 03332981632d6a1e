/** What a call or a use case answered; a failure ends the test with all that it says. */
export function value<Value>(result: { ok: true; value: Value } | { ok: false; failure: object }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}
