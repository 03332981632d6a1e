import type { Advisory } from "./ask-advisories.ts";

/** An advisory that does not harm this shop, for now. */
export interface Kept {
  /** The last part of the advisory's address, as GHSA-xxxx-xxxx-xxxx. */
  readonly id: string;
  readonly reason: string;
  /** The last day that it is kept, yyyy-mm-dd: then it must be reviewed. */
  readonly until: string;
}

export interface Judgement {
  /** What fails the check. */
  readonly faults: readonly string[];
  /** Remarks that fail nothing. */
  readonly notes: readonly string[];
}

const SERIOUS = new Set(["high", "critical"]);

/** High and critical ones fail, unless kept with a reason until a day not yet over. */
export function judgeAdvisories(advisories: readonly Advisory[], kept: readonly Kept[], today: string): Judgement {
  const faults: string[] = [];
  const notes: string[] = [];
  const used = new Set<Kept>();
  for (const advisory of advisories) {
    const exception = kept.find(({ id }) => id === advisory.url.split("/").at(-1));
    if (exception) used.add(exception);
    const text = inWords(advisory);
    if (!SERIOUS.has(advisory.severity)) notes.push(text);
    else if (!exception) faults.push(text);
    else if (exception.until < today) faults.push(`${text}\n  was kept until ${exception.until}: ${exception.reason}`);
    else notes.push(`${text}\n  kept until ${exception.until}: ${exception.reason}`);
  }
  for (const exception of kept)
    if (!used.has(exception)) notes.push(`${exception.id} is kept and hits nothing: take it out`);
  return { faults, notes };
}

function inWords({ name, versions, range, severity, title, url }: Advisory): string {
  return `${severity}: ${name} ${versions.join(", ")} (${range}) ${title}\n  ${url}`;
}
