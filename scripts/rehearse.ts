const REHEARSALS: Readonly<Record<string, () => Promise<void>>> = {
  clone: async () => (await import("./rehearse/clone.ts")).rehearseClone(),
};

const [name = ""] = process.argv.slice(2);
const rehearsal = REHEARSALS[name];
if (rehearsal) await rehearsal();
else {
  process.stderr.write(`npm run rehearse -- ${Object.keys(REHEARSALS).join(" | ")}\n`);
  process.exitCode = 1;
}
