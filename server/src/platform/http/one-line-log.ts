import { type FastifyReply, type FastifyRequest, LogController } from "fastify";

/** One line per request, written when it is answered, with all its facts: two would have to be matched up. */
export class OneLineLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const line = { req, res, responseTime: res.elapsedTime };
    if (err) req.log.error({ ...line, err }, "request errored");
    else req.log.info(line, "request completed");
  }
}
