import type { FastifyRequest } from "fastify";

const QUIET_MS = 10_000;

/** While the database is away every call fails: an occasional error reports it, and the calls between log at a lower level. */
export class OutageLog {
  #silentUntil = Number.NEGATIVE_INFINITY;

  note(request: FastifyRequest, err: unknown): void {
    const line = { err, req: request };
    if (performance.now() < this.#silentUntil) return request.log.warn(line, "the database is away or too busy");
    this.#silentUntil = performance.now() + QUIET_MS;
    request.log.error(line, "outage: the database is away or too busy");
  }
}
