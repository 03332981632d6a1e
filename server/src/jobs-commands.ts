import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { atUtc } from "./operator-text.ts";
import { type GivenUpJob, listGivenUp, tryAgain } from "./platform/jobs/index.ts";

export const JOBS_HELP = `  npm run operator -- jobs
      Background work that failed at every try (print files, letters, refunds …), the oldest first.
  npm run operator -- jobs retry <id|kind> [--yes]
      Lets one of them run once more, or all of a kind such as print-order, when what stood in its way is mended.`;

const MOST_JOBS = 100;

/** What may be shown of a payload: names of rows. Addresses and links in letters are nobody's to read. */
const SHOWN = ["orderNumber", "orderId", "versionId", "userId", "objectId"] as const;

export const JOBS_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  jobs: {
    words: 2,
    options: [],
    run: (work, verb, which) => {
      if (verb === undefined) return sayGivenUp(work);
      if (verb === "retry") return retry(work, which);
      throw new Error("jobs, or jobs retry <id|kind>?");
    },
  },
};

async function sayGivenUp(work: OperatorWork): Promise<number> {
  const jobs = await listGivenUp(work.database.db, MOST_JOBS);
  if (jobs.length === 0) work.say("No work was given up.");
  for (const job of jobs) {
    work.say(
      `${job.id} ${job.name} ${aboutOf(job)}${atUtc(job.givenUpAt)}, ${job.tries} tries: ${job.reason ?? "no reason is known"}`,
    );
  }
  return 0;
}

async function retry(work: OperatorWork, which: string | undefined): Promise<number> {
  if (!which) throw new Error("Which? Give an id or a kind, as `jobs` lists them.");
  await confirmOrStop(work, `Try ${which} again`);
  const { db } = work.database;
  const tried = await tryAgain(db, /^[\da-f]{8}-/.test(which) ? { id: which } : { name: which });
  if (tried === 0) throw new Error(`Nothing that was given up is called ${which}.`);
  work.say(`Tried again: ${tried}.`);
  return 0;
}

function aboutOf({ data }: GivenUpJob): string {
  const known = SHOWN.filter((key) => typeof data[key] === "string");
  return known.length === 0 ? "" : `(${known.map((key) => `${key} ${data[key]}`).join(", ")}) `;
}
