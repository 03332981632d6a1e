import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ConfigurationError } from "./configuration-error.ts";

type Variables = Readonly<Record<string, string | undefined>>;

/** Everything after the name, as systemd, a shell, Node and Compose read it alike. */
const VALUE = /^(?:([^\s"'`\\$#;&|<>()~!]*)|"([^"`\\$!]*)"|'([^'\\]*)')$/u;

/** The settings of the process, and below them those of the file that SETTINGS_FILE names. */
export function settingsOf(variables: Variables): Variables {
  const path = variables["SETTINGS_FILE"];
  if (!path) return variables;
  const { settings, problems } = readSettings(textOf(resolve(path)));
  if (problems.length > 0) throw new ConfigurationError(problems.map((problem) => `SETTINGS_FILE ${path}: ${problem}`));
  return { ...settings, ...variables };
}

/**
 * Lines of NAME=value. What systemd, `. file` in a shell and Node would read differently is refused, as the shop would then work with one
 * value and its commands with another: for systemd a remark behind a value belongs to it.
 */
export function readSettings(text: string): { readonly settings: Variables; readonly problems: readonly string[] } {
  const settings: Record<string, string> = {};
  const problems: string[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const complain = (why: string) => problems.push(`line ${index + 1} ${why}`);
    if (line === "" || line.startsWith("#")) continue;
    const [, name, rest = ""] = /^([A-Za-z_]\w*)=(.*)$/s.exec(line) ?? [];
    if (!name) {
      complain("is neither NAME=value nor a remark that begins with #");
      continue;
    }
    const [found, bare = "", double = "", single = ""] = VALUE.exec(rest) ?? [];
    if (found === undefined) complain(`(${name}) ${adviceFor(rest)}`);
    else if (Object.hasOwn(settings, name)) complain(`(${name}) sets a second value`);
    else settings[name] = bare || double || single;
  }
  return { settings, problems };
}

function adviceFor(rest: string): string {
  if (rest.includes("\r")) return "ends as on Windows: save the file with Unix line ends";
  if (rest !== rest.trimEnd()) return "ends with a space: remove it";
  if (/^[^"']*\s#/.test(rest)) return "has a remark behind its value: put the remark on a line of its own";
  if (/[\\]|'.*'.*'/.test(rest))
    return "cannot be read alike everywhere: choose a value without backslashes and quotes";
  return "must be in single quotes, like NAME='a value'";
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new ConfigurationError([`SETTINGS_FILE ${path} cannot be read: ${(error as Error).message}`]);
  }
}
