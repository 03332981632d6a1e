/** The blocks for a shell in a section of a document, as they are shown. */
export function shownBlocks(document: string, heading: string): readonly string[] {
  const start = document.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`there is no section ${heading}`);
  const level = /^#+/.exec(heading)?.[0].length ?? 1;
  const ending = new RegExp(`^#{1,${level}} `);
  const blocks: string[] = [];
  const state = { block: undefined as string | undefined };
  for (const line of document.slice(start + heading.length + 2).split("\n")) {
    if (line.startsWith("```")) {
      if (state.block?.startsWith("sh\n")) blocks.push(state.block.slice(3));
      state.block = state.block === undefined ? `${line.slice(3)}\n` : undefined;
    } else if (state.block !== undefined) state.block += `${line}\n`;
    // What begins so in a block is a remark of the shell.
    else if (ending.test(line)) break;
  }
  return blocks;
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
