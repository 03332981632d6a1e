type Judged = readonly [form: RegExp, problem: string];

/** Of tables that were there before: the release before goes on reading and writing them while the next one is rolled out. */
const BREAKING: readonly Judged[] = [
  [/^DROP (TABLE|VIEW|MATERIALIZED VIEW|TYPE|FUNCTION|TRIGGER|SEQUENCE|SCHEMA)\b/, "the release before uses it still"],
  [/^ALTER TABLE .*\bDROP COLUMN\b/, "the release before reads the column still"],
  [/^ALTER \w+ .*\bRENAME\b/, "the release before knows it by its old name"],
  [/^ALTER TABLE .*\bALTER COLUMN .*\bTYPE\b/, "the release before writes the old type, and the table is written anew"],
  [
    /^ALTER TABLE .*\bSET NOT NULL\b/,
    "the release before may leave it empty, and the whole table is read under a lock",
  ],
  [/^ALTER TABLE .*\bDROP DEFAULT\b/, "the release before does not write the column"],
  [/^ALTER TABLE .*\bADD COLUMN (?!.*\b(DEFAULT|GENERATED)\b).*\bNOT NULL\b/, "the release before does not write it"],
  [
    /^ALTER TABLE .*\bADD (CONSTRAINT|PRIMARY KEY|UNIQUE|CHECK|FOREIGN KEY)\b/,
    "the release before may write what it refuses",
  ],
  [/^CREATE UNIQUE INDEX\b/, "the release before may write the same twice"],
  [/^DROP INDEX\b/, "an “on conflict” of the release before may name it"],
  [
    /^ALTER TABLE .*\bDROP CONSTRAINT\b/,
    "an “on conflict” of the release before may name it, or that release would misread the values which it kept out",
  ],
  [/^CREATE (OR REPLACE )?(CONSTRAINT )?TRIGGER\b/, "it may refuse or change what the release before writes"],
  [/^(LOCK|TRUNCATE|CLUSTER|VACUUM|REINDEX)\b/, "nobody else can use the table meanwhile"],
];
/** Of migrations after this one: those before were looked at by hand. */
const BREAKING_SINCE: readonly Judged[] = [
  [/^CREATE OR REPLACE (FUNCTION|PROCEDURE|VIEW)\b/, "the release before calls it too, as it was"],
  [/^ALTER TABLE .*\bDROP NOT NULL\b/, "the release before reads an empty value that it does not know"],
];
export const JUDGED_MORE_SINCE = "0067_told_and_unused";
const INDEX = /^CREATE (UNIQUE )?INDEX (?!IF NOT EXISTS)/;

/**
 * What keeps a migration from being given while the release before runs. Expand first: add, write both, and remove a release later, with
 * `-- lives with 0041_colours: why` in the file, which names the newest migration of the release that no longer needs it.
 */
export function judgeMigration(text: string, isBeforeMore = false): readonly string[] {
  const forms = isBeforeMore ? BREAKING : [...BREAKING, ...BREAKING_SINCE];
  const statements = text
    .replace(/^--(?!>).*$/gm, "")
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((statement) => statement.trim().replace(/\s+/g, " "))
    .filter(Boolean);
  const made = new Set(
    statements.flatMap((statement) => /^CREATE TABLE (?:IF NOT EXISTS )?(\S+)/.exec(statement)?.[1] ?? []),
  );
  const isOfNew = (statement: string) => {
    const [, table = ""] =
      /^(?:ALTER TABLE|CREATE (?:UNIQUE )?INDEX .*? ON|CREATE .*?TRIGGER .*? ON) (?:ONLY )?(\S+)/.exec(statement) ?? [];
    return made.has(table);
  };
  const lives = /^-- lives with \S+: \S/m.test(text);
  return statements
    .filter((statement) => !isOfNew(statement))
    .flatMap((statement) => {
      const about = statement.slice(0, 80);
      const broken = forms.filter(([form]) => !lives && form.test(statement)).map(([, why]) => `${about}: ${why}`);
      return INDEX.test(statement)
        ? [...broken, `${about}: write IF NOT EXISTS, so that it is built beforehand without holding up writers`]
        : broken;
    });
}
