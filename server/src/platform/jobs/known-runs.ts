import type { JobResult } from "pg-boss";

/** As many jobs as may end in this process while nobody can note it. */
const MOST_DONE = 1_000;

/**
 * What this process knows of its runs and the queue may not: that one ended well while the database was away, or goes on after its job has
 * expired. The queue then hands the job out again, and a letter would go out twice.
 */
export class KnownRuns {
  readonly #going = new Map<string, Promise<JobResult>>();
  readonly #done = new Map<string, JobResult>();

  /** Runs the job, unless a run of it ended well or comes to that now. It is waited for once: if it is there at the third time still, it hangs. */
  async run(id: string, begin: () => Promise<JobResult>): Promise<JobResult> {
    const going = this.#going.get(id);
    this.#going.delete(id);
    if (going) await going;
    const done = this.#done.get(id);
    return done ?? this.#begin(id, begin);
  }

  async #begin(id: string, begin: () => Promise<JobResult>): Promise<JobResult> {
    const run = begin().then((result) => {
      if (result.status === "completed") this.#keep(result);
      return result;
    });
    this.#going.set(id, run);
    await run;
    if (this.#going.get(id) === run) this.#going.delete(id);
    return run;
  }

  #keep(result: JobResult): void {
    this.#done.set(result.id, result);
    const [oldest] = this.#done.keys();
    if (this.#done.size > MOST_DONE && oldest !== undefined) this.#done.delete(oldest);
  }
}
