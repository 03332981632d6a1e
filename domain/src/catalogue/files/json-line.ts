export type JsonPath = readonly (string | number)[];

const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g;

/** The line, from 1, on which the value at the path begins, or else the last thing found on the way to it. The text must be JSON. */
export function lineAt(text: string, path: JsonPath): number {
  const tokens = [...text.matchAll(TOKEN)];
  let place = 0;
  for (const key of path) {
    const child = childOf(tokens, place, key);
    if (child === undefined) break;
    place = child;
  }
  return text.slice(0, tokens[place]?.index ?? 0).split("\n").length;
}

type Tokens = readonly RegExpExecArray[];

/** The token that begins the value under the key. */
function childOf(tokens: Tokens, parent: number, key: string | number): number | undefined {
  const isList = tokens[parent]?.[0] === "[";
  if (!isList && tokens[parent]?.[0] !== "{") return undefined;
  let index = 0;
  for (let at = parent + 1; at < tokens.length && !isClosing(tokens, at); index++) {
    const value = isList ? at : at + 2;
    if (isList ? index === key : tokens[at]?.[0] === JSON.stringify(String(key))) return value;
    const end = endOf(tokens, value);
    at = tokens[end]?.[0] === "," ? end + 1 : end;
  }
  return undefined;
}

/** The token after the value that begins here. */
function endOf(tokens: Tokens, value: number): number {
  let depth = 0;
  let at = value;
  do {
    if (isOpening(tokens, at)) depth++;
    if (isClosing(tokens, at)) depth--;
    at++;
  } while (depth > 0 && at < tokens.length);
  return at;
}

function isOpening(tokens: Tokens, at: number): boolean {
  return tokens[at]?.[0] === "{" || tokens[at]?.[0] === "[";
}

function isClosing(tokens: Tokens, at: number): boolean {
  return tokens[at]?.[0] === "}" || tokens[at]?.[0] === "]";
}

/** The text with another value at the path, which must be there; everything around it stays as it was written. The text must be JSON. */
export function withValueAt(text: string, path: JsonPath, value: string): string {
  const tokens = [...text.matchAll(TOKEN)];
  const place = path.reduce<number | undefined>((at, key) => (at === undefined ? at : childOf(tokens, at, key)), 0);
  const begin = place === undefined ? undefined : tokens[place]?.index;
  if (place === undefined || begin === undefined) throw new RangeError(`there is nothing at ${path.join(".")}`);
  const last = tokens[endOf(tokens, place) - 1];
  return text.slice(0, begin) + value + text.slice((last?.index ?? begin) + (last?.[0].length ?? 0));
}
