/** The blocks for a shell in a section of a document, as they are shown. */
export function shownBlocks(document: string, heading: string): readonly string[] {
  const start = document.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`there is no section ${heading}`);
  const section = document.slice(start + heading.length + 2);
  const level = /^#+/.exec(heading)?.[0] ?? "#";
  const end = section.search(new RegExp(`^#{1,${level.length}} `, "m"));
  const blocks = (end < 0 ? section : section.slice(0, end)).matchAll(/^```sh\n(.*?)^```/gms);
  return [...blocks].map(([, text = ""]) => text);
}

export interface Unit {
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** What systemd would start for an instance of a unit. */
export function readUnit(text: string, instance: number): Unit {
  const lines = text.replaceAll("%i", String(instance)).split("\n");
  const of = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));
  const pairs = of("Environment").flatMap((line) => line.split(" "));
  return {
    command: of("ExecStart")[0]?.split(" ") ?? [],
    environment: Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string])),
  };
}
