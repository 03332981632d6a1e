import { type FastifyReply, type FastifyRequest, LogController } from "fastify";

/** One line for each request, when it is answered, with all that is said of it: two would have to be found and read together. */
export class OneLineLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const line = { req, res, responseTime: res.elapsedTime };
    if (err) req.log.error({ ...line, err }, "request errored");
    else req.log.info(line, "request completed");
  }
}
