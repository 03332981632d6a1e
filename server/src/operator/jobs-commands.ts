import { formatYen, HOUR_MS } from "@surimono/domain/kernel";
import { listWaitingMoney, type MoneyWait } from "../features/orders/index.ts";
import { aboutJob, type GivenUpJob, listGivenUp, listRetried, tryAgain } from "../platform/jobs/index.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { atUtc } from "./operator-text.ts";

const LONG_MINUTES = 10;

export const JOBS_HELP = `  npm run operator -- jobs
      Background work that failed at every try (print files, letters, refunds …), what has been tried for ${LONG_MINUTES} minutes and still is,
      and money that has waited for an hour, each the oldest first.
  npm run operator -- jobs retry <id|kind> [--yes]
      Lets one of them run once more, or all of a kind such as print-order, when what stood in its way is mended.`;

const MOST_JOBS = 100;

export const JOBS_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  jobs: {
    words: 2,
    options: [],
    reads: ([verb]) => verb === undefined,
    run: (work, verb, which) => {
      if (verb === undefined) return sayAll(work);
      if (verb === "retry") return retry(work, which);
      throw new Error("jobs, or jobs retry <id|kind>?");
    },
  },
};

async function sayAll(work: OperatorWork): Promise<number> {
  const { db } = work.database;
  const givenUp = await listGivenUp(db, MOST_JOBS);
  const retried = await listRetried(db, new Date(Date.now() - LONG_MINUTES * 60_000), MOST_JOBS);
  const money = await listWaitingMoney(db, new Date(Date.now() - HOUR_MS), MOST_JOBS);
  const safe = <Job extends Pick<GivenUpJob, "data">>({ data, ...job }: Job) => ({ ...job, about: aboutJob(data) });
  work.tell({ givenUp: givenUp.map(safe), retried: retried.map(safe), money }, [
    ...(givenUp.length === 0 ? ["No work was given up."] : givenUp.map(lineOfGivenUp)),
    ...(retried.length > 0 ? ["Still tried, and nothing to do unless what stands in the way does not pass:"] : []),
    ...retried.map((job) => {
      const when = `since ${atUtc(job.since)}, ${job.tries} tries, next ${atUtc(job.nextTry)}`;
      return `${job.id} ${job.name} ${aboutOf(job)}${when}: ${job.reason ?? "no reason is known"}`;
    }),
    ...(money.length > 0 ? ["Money that waits:"] : []),
    ...money.map(
      ({ orderNumber, amount, since, wait }) =>
        `${orderNumber} ${formatYen(amount)}, since ${atUtc(since)}: ${MONEY_WORDS[wait]}`,
    ),
  ]);
  return 0;
}

function lineOfGivenUp(job: GivenUpJob): string {
  const end = `${atUtc(job.givenUpAt)}, ${job.tries} tries: ${job.reason ?? "no reason is known"}`;
  return `${job.id} ${job.name} ${aboutOf(job)}${end}`;
}

const MONEY_WORDS: Readonly<Record<MoneyWait, string>> = {
  paying: "it is not known whether the payment came; the shop asks the gateway again and again",
  refunding: "cancelled, and its money has not all gone back; the shop tries again and again",
  pieces: "to be refunded for pieces of a parcel; the shop tries again and again",
  "amount-differs": "another amount than ordered was paid; give it back at the gateway's own desk",
  "refund-failed": "could not go back; decide on it again, or note at the order what was done",
};

async function retry(work: OperatorWork, which: string | undefined): Promise<number> {
  if (!which) throw new Error("Which? Give an id or a kind, as `jobs` lists them.");
  await confirmOrStop(work, `Try ${which} again`);
  const chosen = /^[\da-f]{8}-/.test(which) ? { id: which } : { name: which };
  const tried = await work.database.inTransaction(async (tx) => {
    const jobs = await tryAgain(tx, chosen);
    if (jobs === 0) throw new Error(`Nothing that was given up is called ${which}.`);
    return jobs;
  });
  work.say(`Tried again: ${tried}.`);
  return 0;
}

function aboutOf({ data }: Pick<GivenUpJob, "data">): string {
  const known = Object.entries(aboutJob(data));
  return known.length === 0 ? "" : `(${known.map(([key, value]) => `${key} ${value}`).join(", ")}) `;
}
