type Named = readonly [what: string, payload: unknown];

const WRONG_VALUES: readonly Named[] = [
  ["null", null],
  ["true", true],
  ["a list", [1, [2]]],
  ["an object", { a: { b: 1 } }],
  ["an empty text", ""],
  // As long as an address can be once it is percent-encoded; bodies have a limit of their own.
  ["a long text", "あ".repeat(1500)],
  ["a text with U+0000", "a\u0000b"],
  ["half a surrogate pair", "\ud800"],
  ["SQL", "'; drop table users; --"],
  ["-1", -1],
  ["0", 0],
  ["1.5", 1.5],
  ["a number past integers", Number.MAX_SAFE_INTEGER + 1],
  ["a number past int4", 2_147_483_648],
  ["a path", "../../etc/passwd"],
  ["an unknown id", "00000000-0000-4000-8000-000000000000"],
];

/** A valid payload broken in every way that a careless or hostile client would: each field wrong, missing or added, and the whole. */
export function* brokenPayloads(valid: object): Generator<Named> {
  for (const [what, value] of WRONG_VALUES) yield [`the payload is ${what}`, value];
  yield ["an unknown field", { ...valid, unknown: 1 }];
  yield ["a prototype", JSON.parse(`{"__proto__": {"admin": true}, "constructor": 1}`)];
  for (const [key, current] of Object.entries(valid)) {
    const { [key]: _gone, ...without } = valid as Record<string, unknown>;
    yield [`${key} is missing`, without];
    for (const [what, value] of WRONG_VALUES) yield [`${key} is ${what}`, { ...valid, [key]: value }];
    if (typeof current === "object" && current !== null && !Array.isArray(current)) {
      for (const inner of Object.keys(current)) {
        for (const [what, value] of WRONG_VALUES) {
          yield [`${key}.${inner} is ${what}`, { ...valid, [key]: { ...current, [inner]: value } }];
        }
      }
    }
  }
}
