import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run-command.ts";

interface Rule {
  readonly page: string;
  readonly id: string;
  readonly file: string;
  readonly shownBy: string;
}

/** The rows of a page of `docs/rules`. */
function rulesOf(page: string, text: string): Rule[] {
  return [...text.matchAll(/^\| `([^`]*)` \| .+ \| `([^`]*)` \| `([^`]*)` \|$/gm)].map(
    ([, id = "", file = "", shownBy = ""]) => ({ page, id, file, shownBy }),
  );
}

const ID = String.raw`[a-z\d]+(?:-[a-z\d]+)+`;
const CITED = new RegExp(String.raw`\b[Rr]ules? (?:the )?(${ID}(?:(?:, | and )${ID})*)`, "g");
/** A source that readers of the repository do not have. */
const ELSEWHERE = /\bspec(?:ification)?s?\b[^§\n]{0,9}§|\bthe spec(?:ification)\b/i;

function faultsOf(rules: readonly Rule[], sources: ReadonlyMap<string, string>, isThere: (path: string) => boolean) {
  const ids = new Set(rules.map(({ id }) => id));
  const ofRules = rules.flatMap(({ page, id, file, shownBy }, at) => [
    ...(id.startsWith(`${page}-`) ? [] : [`${id} does not begin with ${page}`]),
    ...(rules.findIndex((other) => other.id === id) === at ? [] : [`${id} is there twice`]),
    ...(isThere(file) ? [] : [`${id}: there is no ${file}`]),
    ...(/\.(?:test|spec)\.tsx?$/.test(shownBy) && isThere(shownBy) ? [] : [`${id}: there is no test ${shownBy}`]),
  ]);
  const ofSources = [...sources].flatMap(([path, text]) => [
    ...[...text.matchAll(CITED)]
      .flatMap(([, cited = ""]) => cited.split(/, | and /))
      .filter((id) => !ids.has(id))
      .map((id) => `${path} cites ${id}, which is no rule`),
    ...(ELSEWHERE.test(text) ? [`${path} cites what a reader does not have: ${ELSEWHERE.exec(text)?.[0]}`] : []),
  ]);
  return [...ofRules, ...ofSources];
}

const ROOMS = ["domain", "contract", "studio", "server", "ui", "web", "catalogue", "content", "e2e", "scripts", "docs"];
const LEFT_OUT = new Set(["node_modules", "build", "dist", "art", "public"]);
const THIS = "scripts/rules.test.ts";

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name) || entry.name.startsWith(".")) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return /\.(?:tsx?|mjs|css|md|grit|sql)$/.test(entry.name) && path !== THIS ? [path] : [];
  });
}

const read = (path: string) => readFileSync(join(root, path), "utf8");
const pages = readdirSync(join(root, "docs/rules")).map((name) => name.replace(/\.md$/, ""));
const rules = pages.flatMap((page) => rulesOf(page, read(`docs/rules/${page}.md`)));

test("every cited rule is there, every rule has its file and its test, and nothing else is cited", () => {
  const sources = new Map(["README.md", ...ROOMS.flatMap(filesBelow)].map((path) => [path, read(path)]));
  expect(faultsOf(rules, sources, (path) => existsSync(join(root, path)))).toEqual([]);
});

test("each line of a page is read as a rule, and each page is in the index", () => {
  for (const page of pages) {
    const rows = read(`docs/rules/${page}.md`).split("\n").slice(4).filter(Boolean);
    expect(rulesOf(page, read(`docs/rules/${page}.md`)), page).toHaveLength(rows.length);
    expect(read("docs/rules.md")).toContain(`(rules/${page}.md)`);
  }
});

test("every file named in docs/add.md exists", () => {
  const named = [
    ...read("docs/add.md").matchAll(
      /`((?:domain|contract|studio|server|ui|web|catalogue|content|e2e|docs)\/[\w./-]+)`/g,
    ),
  ];
  expect(named.length).toBeGreaterThan(30);
  expect(named.map(([, path = ""]) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

const sound = { page: "cart", id: "cart-lines-100", file: "limits.ts", shownBy: "cart.test.ts" };
const faultsWith = (more: readonly Rule[], text: string, missing = "") =>
  faultsOf([sound, ...more], new Map([["a.ts", text]]), (path) => path !== missing);

test("correct citations pass", () => {
  expect(faultsWith([], "/** At most so many (rule cart-lines-100). A rule of thumb. */")).toEqual([]);
});

test.each([
  [
    "a cited id that is no rule",
    faultsWith([], "(rule cart-lines-200)"),
    "a.ts cites cart-lines-200, which is no rule",
  ],
  ["the second of two", faultsWith([], "rules cart-lines-100 and cart-x"), "a.ts cites cart-x, which is no rule"],
  ["a file that is gone", faultsWith([], "", "limits.ts"), "cart-lines-100: there is no limits.ts"],
  ["a test that is gone", faultsWith([], "", "cart.test.ts"), "cart-lines-100: there is no test cart.test.ts"],
  [
    "a test that is none",
    faultsWith([{ ...sound, id: "cart-x", shownBy: "cart.ts" }], ""),
    "cart-x: there is no test cart.ts",
  ],
  ["two of one id", faultsWith([sound], ""), "cart-lines-100 is there twice"],
  ["an id of another page", faultsWith([{ ...sound, id: "fans-x" }], ""), "fans-x does not begin with cart"],
  ["a section of a text elsewhere", faultsWith([], "(spec §4)"), "a.ts cites what a reader does not have: spec §"],
  [
    "that text itself",
    faultsWith([], "as the specification says"),
    "a.ts cites what a reader does not have: the specification",
  ],
])("%s is found", (_what, faults, expected) => {
  expect(faults).toEqual([expected]);
});
