import type { Meter } from "@opentelemetry/api";

/** From a letter to a print file of the largest area. */
const SECONDS = [0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 300];

/** How long each run of a job took, and how it ended. */
export function measureJobs(meter: Meter): (name: string, run: () => Promise<void>) => Promise<void> {
  const duration = meter.createHistogram("surimono_job_duration_seconds", {
    description: "Runs of jobs by kind and how they ended",
    advice: { explicitBucketBoundaries: SECONDS },
  });
  return async (kind, run) => {
    const started = performance.now();
    const end = (outcome: string) => duration.record((performance.now() - started) / 1000, { kind, outcome });
    try {
      await run();
      end("done");
    } catch (error) {
      end("failed");
      throw error;
    }
  };
}
