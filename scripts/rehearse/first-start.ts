import { shownBlocks } from "./shown.ts";

/** What a company types for its first start, as docs/operate.md shows it. */
export interface FirstStart {
  readonly cloning: string;
  /** The settings file, filled in with what this company has. */
  readonly settings: string;
  readonly building: string;
  /** Names of units in the order of their start, with `@` for one of several. */
  readonly units: readonly string[];
}

/** Throws where the page shows anything that the rehearsal would leave out, or has lost what it relies on. */
export function readFirstStart(document: string, filled: Readonly<Record<string, string>>): FirstStart {
  const [cloning = "", file = "", building = "", asRoot = "", ...more] = shownBlocks(document, "## First start");
  if (more.length > 0) throw new Error(`“First start” has a block that nobody rehearses:\n${more[0]}`);
  if (!asRoot.includes("systemctl enable --now surimono\n")) throw new Error("“First start” does not end with systemd");
  const units = shownBlocks(document, "### Pages and jobs apart").flatMap(startedUnits);
  if (units.length === 0) throw new Error("“Pages and jobs apart” starts no unit");
  return { cloning, settings: fillIn(file, filled), building, units: [...new Set(units)] };
}

function fillIn(file: string, filled: Readonly<Record<string, string>>): string {
  const left = new Set(Object.keys(filled));
  const settings = file.replaceAll(/^(\w+)=.*$/gm, (line, name: string) => {
    left.delete(name);
    return name in filled ? `${name}=${filled[name]}` : line;
  });
  if (left.size > 0) throw new Error(`the settings file that is shown lacks ${[...left].join(", ")}`);
  const open = settings.split("\n").filter((line) => /^\w+=.*…/.test(line));
  if (open.length > 0) throw new Error(`the settings file asks for what nobody filled in: ${open.join(", ")}`);
  return settings;
}

function startedUnits(block: string): readonly string[] {
  return block.split("\n").flatMap((line) => {
    const names = /^systemctl (?:start|enable --now) (.*)$/.exec(line)?.[1]?.split(" ");
    if (line && !names) throw new Error(`nobody rehearses: ${line}`);
    // A target only holds the others together, a timer only looks at them.
    return (names ?? []).filter((name) => !/\.(?:target|timer)$/.test(name)).map((name) => name.replace(/@.*/, "@"));
  });
}
