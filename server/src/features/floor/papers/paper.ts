import type { PickList } from "../blanks/pick-list.ts";
import type { PackingPaper } from "../packing/packing-paper.ts";
import type { TicketSet } from "../tickets/ticket.ts";

/** What the workshop prints, as data: it is drawn in a process of its own. */
export type Paper = ({ readonly kind: "tickets" } & TicketSet) | PickList | PackingPaper;
