const REHEARSALS: Readonly<Record<string, (words: readonly string[]) => Promise<void>>> = {
  upgrade: async (words) => (await import("./rehearse/upgrade.ts")).rehearseUpgrade(words),
  failover: async (words) => (await import("./rehearse/failover.ts")).rehearseFailover(words),
  citus: async (words) => (await import("./rehearse/citus.ts")).rehearseCitus(words),
  restore: async () => (await import("./rehearse/restore.ts")).rehearseRestore(),
  clone: async () => (await import("./rehearse/clone.ts")).rehearseClone(),
  container: async () => (await import("./rehearse/container.ts")).rehearseContainer(),
};

const [name = "", ...words] = process.argv.slice(2);
const rehearsal = REHEARSALS[name];
if (rehearsal) await rehearsal(words);
else {
  process.stderr.write(`npm run rehearse -- ${Object.keys(REHEARSALS).join(" | ")}\n`);
  process.exitCode = 1;
}
