import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { floorFailures } from "./failures.ts";
import { unitCodeText } from "./unit.ts";

/** Tickets of one file (rule floor-tickets). */
export const MAX_TICKETS = 200;

export const printTickets = defineCall({
  access: "operator",
  right: "floor.work",
  withCookies: true,
  method: "POST",
  name: "printTickets",
  path: "/api/operator/floor/tickets",
  summary:
    "A PDF with a ticket for each of the pieces, in their order: it goes with the piece and is what gets scanned.",
  file: "application/pdf",
  payload: z.object({ codes: z.array(unitCodeText).check(z.minLength(1), z.maxLength(MAX_TICKETS)) }),
  answer: z.any(),
  failures: pickFailures(floorFailures, "floor/no-such-unit", "floor/tickets-too-early", "floor/tickets-too-late"),
});
