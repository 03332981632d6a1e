export {
  fillTemplate,
  readTicketReference,
  TICKET_KEY_LENGTH,
  TICKET_KEY_LETTERS,
  TICKET_KINDS,
  TICKET_STATES,
  type TicketKind,
  type TicketState,
  ticketReference,
  withoutQuotation,
} from "./ticket.ts";
