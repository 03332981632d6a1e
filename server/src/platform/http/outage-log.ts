import type { FastifyRequest } from "fastify";
import { StoreAway } from "../files/index.ts";

const QUIET_MS = 10_000;

/** While the database or the store of files is away every call that needs it fails: an occasional error reports it, and the calls between log at a lower level. */
export class OutageLog {
  #silentUntil = Number.NEGATIVE_INFINITY;

  note(request: FastifyRequest, err: unknown): void {
    const line = { err, req: request };
    const said = `the ${err instanceof StoreAway ? "store of files" : "database"} is away or too busy`;
    if (performance.now() < this.#silentUntil) return request.log.warn(line, said);
    this.#silentUntil = performance.now() + QUIET_MS;
    request.log.error(line, `outage: ${said}`);
  }
}
