import { type Call, type ErrorBody, type FailureTable, type Issue, requestFailures } from "@surimono/contract/kernel";
import type { Failure } from "@surimono/domain/kernel";
import type { FastifyReply, FastifyRequest } from "fastify";

const COMMON: FailureTable = requestFailures;
/** The least an outage or a process restart takes. */
export const TRY_AGAIN_SECONDS = 5;

/** Answers a failure in the one error shape. Its fields besides the code go into `detail`. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure,
  call?: Call,
  issues?: Issue[],
): FastifyReply {
  const { code, ...detail } = failure;
  const wording = call?.failures[code] ?? COMMON[code];
  if (!wording) throw new Error(`${call?.name ?? request.url} answered with the undeclared failure ${code}`);
  const body: ErrorBody = {
    error_code: code,
    message: wording.message,
    request_id: request.id,
    ...(issues && { issues }),
    ...(Object.keys(detail).length > 0 && { detail }),
  };
  if (wording.status === 503) reply.header("retry-after", TRY_AGAIN_SECONDS);
  return reply.code(wording.status).header("cache-control", "no-store").send(body);
}
