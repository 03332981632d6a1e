export interface Instruction {
  readonly name: string;
  /** All behind the name. */
  readonly rest: string;
}

export interface Stage {
  /** What it is called by later stages; empty for the last. */
  readonly name: string;
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

/** The stages of a Dockerfile that has an instruction on each line, as the shop's does. Throws on any other. */
export function readDockerfile(text: string): readonly Stage[] {
  const stages: { name: string; base: string; instructions: Instruction[] }[] = [];
  for (const line of text.split("\n")) {
    if (!line || line.startsWith("#")) continue;
    const [, name, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (!name || !rest) throw new Error(`not an instruction: ${line}`);
    const [base = "", as, stage = ""] = rest.split(" ");
    if (name === "FROM") stages.push({ name: as === "AS" ? stage : "", base, instructions: [] });
    else stages.at(-1)?.instructions.push({ name, rest });
  }
  return stages;
}

/** A command, which is a list of words where no shell takes it apart. */
export function wordsOf(rest: string): string[] {
  return JSON.parse(rest.slice(rest.indexOf("["))) as string[];
}

export function pairsOf(rest: string): Readonly<Record<string, string>> {
  return Object.fromEntries(rest.split(" ").map((pair) => pair.split(/=(.*)/s) as [string, string]));
}
