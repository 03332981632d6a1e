import type { Meter } from "@opentelemetry/api";
import type { FastifyInstance } from "fastify";

/** From a picture out of memory to what a customer no longer waits for. Few, as each route has them all. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Of these each failure counts. A series that began with its first one would not be counted by `increase`. */
const WATCHED = ["/api/order/place", "/api/payment/webhook", "/api/auth/sign-in"];

/** How long each call took, by route; all files of pages are one. */
export function measureCalls(meter: Meter): (http: FastifyInstance) => void {
  const duration = meter.createHistogram("surimono_call_duration_seconds", {
    description: "Calls by route, method and class of status",
    advice: { explicitBucketBoundaries: SECONDS },
  });
  const aborted = meter.createCounter("surimono_calls_aborted", { description: "Calls whose asker went away" });
  const failed = meter.createCounter("surimono_calls_failed", {
    description: "Calls answered with an error of the shop",
  });
  for (const route of WATCHED) failed.add(0, { route });
  return (http) => {
    http.addHook("onResponse", async ({ method, routeOptions: { url = "" } }, { statusCode, elapsedTime }) => {
      const route = /^\/(api|mt)\//.test(url) ? url : "pages";
      duration.record(elapsedTime / 1000, { route, method, status: `${Math.floor(statusCode / 100)}xx` });
      if (statusCode >= 500) failed.add(1, { route });
    });
    // There is no answer then, so the hook above does not run.
    http.addHook("onRequestAbort", async (_request) => aborted.add(1));
  };
}
