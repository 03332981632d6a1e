import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accomplices, blemishes, crossings, obedient, plant } from "./planted-violations.fixture.ts";
import { type Outcome, root, runCommand } from "./run-command.ts";

// Rails are only worth something if they stop what they should.
const boundaries = (cwd: string) => runCommand("node", [join(root, "scripts/check-boundaries.ts")], { cwd });
const biome = (cwd: string) =>
  runCommand("biome", ["ci", "--error-on-warnings", "--max-diagnostics=200", "--colors=off", "."], { cwd });
const knip = (cwd: string) => runCommand("knip", ["--no-progress"], { cwd });
const tsc = (cwd: string) => runCommand("tsc", ["-p", "domain"], { cwd });

const planted: string[] = [];
const plantHere = (...sets: Record<string, string>[]) => {
  planted.push(plant(...sets));
  return planted.at(-1) ?? "";
};
afterAll(() => {
  for (const folder of planted) rmSync(folder, { recursive: true, force: true });
});

test("a tree that keeps every rule passes", async () => {
  const copy = plantHere(obedient);
  for (const check of [boundaries, biome, tsc]) expect(await check(copy)).toMatchObject({ ok: true });
});

describe("boundaries", () => {
  let found: Outcome;
  beforeAll(async () => {
    found = await boundaries(plantHere(obedient, accomplices, Object.fromEntries(Object.values(crossings))));
  });

  test("fail the check", () => expect(found.ok).toBe(false));

  test.each(Object.entries(crossings))("%s is found", (rule, [path]) => {
    expect(found.output).toContain(`${rule}: ${path} → `);
  });

  test("every rule is planted here", async () => {
    const { default: config } = await import(join(root, ".dependency-cruiser.mjs"));
    const rules: string[] = config.forbidden.map((rule: { name: string }) => rule.name);
    expect(Object.keys(crossings).sort()).toEqual(rules.sort());
  });

  test("a workspace in which nothing could be read is a failure", async () => {
    const {
      "web/app/features/cart/cart-screen.tsx": _screen,
      "web/app/compose/cart-with-order.tsx": _composition,
      "web/app/routes/cart.tsx": _route,
      ...rest
    } = obedient;
    const { ok, output } = await boundaries(plantHere(rest));
    expect({ ok, output }).toMatchObject({ ok: false, output: expect.stringContaining("nothing was read in web/") });
  });
});

describe("format and lint", () => {
  let found: Outcome;
  beforeAll(async () => {
    const egg = {
      "server/src/platform/egg.ts": 'import { chicken } from "./chicken.ts";\n\nexport const egg = () => chicken();\n',
    };
    found = await biome(plantHere(obedient, egg, Object.fromEntries(Object.values(blemishes))));
  });

  test("fail the check", () => expect(found.ok).toBe(false));

  test.each(Object.entries(blemishes))("%s is found", (rule, [path]) => {
    const named = found.output.split("\n").filter((line) => line.startsWith(path));
    expect(named.join("\n")).toContain(` ${rule.split(":")[0]} `);
  });
});

test("a wrong type is found", async () => {
  const wrong = { "domain/src/kernel/wrong.ts": 'export const yen: number = "100";\n' };
  const { ok, output } = await tsc(plantHere(obedient, wrong));
  expect({ ok, output }).toMatchObject({ ok: false, output: expect.stringContaining("wrong.ts") });
});

test.each(["server/src/features/cart", "domain/src/kernel"])(
  "what the face of %s shows to nobody is found",
  async (room) => {
    const face = `${room}/index.ts`;
    const idle = {
      [`${room}/idle.ts`]: "export const idle = 1;\n",
      [face]: `${obedient[face]}export { idle } from "./idle.ts";\n`,
    };
    expect(await knip(plantHere(obedient, idle))).toMatchObject({
      ok: false,
      output: expect.stringMatching(`idle +${face}`),
    });
  },
);
