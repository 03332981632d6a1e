import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "./find-caller.ts";
import { prefixOf } from "./prefix-of.ts";

/** Memory of this process for bodies that are read at the same time: two of the largest, many small ones. */
const MOST_HELD = 192 * 1024 * 1024;
/** Of one member, or of one line without an account: the largest upload. Operators are known by name. */
const MOST_OF_ONE = MOST_HELD / 2;
/** JSON below it is not weighed: it is nearly all of what comes. */
const SMALL_JSON = 64 * 1024;
/** Bytes of the heap for each byte of JSON that has nothing but empty objects. */
const HEAP_OF_OBJECTS = 20;
/** Of an operator's, which is a file in one text: as it came, as read, and its bytes. */
const HEAP_OF_TEXT = 3;

let held = 0;
const heldBy = new Map<string, number>();

/**
 * Reserves room for a body until its answer is sent or aborted; false when there is none, or the caller's share of it is used up (rule
 * session-room). Who left while the caller was looked up has closed already, and would never give it back.
 */
export function holdRoom(request: FastifyRequest, reply: FastifyReply, { member, operator }: Caller, bytes: number) {
  const by = operator ? undefined : (member?.id ?? prefixOf(request.ip));
  const isShareUsed = by !== undefined && heldNow(by) + bytes > MOST_OF_ONE;
  if (reply.raw.destroyed || held + bytes > MOST_HELD || isShareUsed) return false;
  count(by, bytes);
  reply.raw.once("close", () => count(by, -bytes));
  return true;
}

const heldNow = (by: string): number => heldBy.get(by) ?? 0;

function count(by: string | undefined, bytes: number): void {
  held += bytes;
  if (by === undefined) return;
  const now = heldNow(by) + bytes;
  if (now > 0) heldBy.set(by, now);
  else heldBy.delete(by);
}

/** The same for a body of JSON, weighed by what it can become when it is parsed. One over the limit is refused without being read. */
export function hasRoomForJson(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  bodyLimit: number,
): boolean {
  const bytes = Number(request.headers["content-length"] ?? (request.headers["transfer-encoding"] ? bodyLimit : 0));
  if (bytes <= SMALL_JSON || bytes > bodyLimit) return true;
  return holdRoom(request, reply, caller, bytes * (caller.operator ? HEAP_OF_TEXT : HEAP_OF_OBJECTS));
}
