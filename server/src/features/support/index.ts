export { continueTicket } from "./continue-ticket.ts";
export { deleteTickets } from "./forget-tickets.ts";
export { openTicket } from "./open-ticket.ts";
export { supportRoutes } from "./support.routes.ts";
export { countOpenTickets } from "./support.store.ts";
export { type Taken, takeMail } from "./take-mail.ts";
export { listTicketFileKeys } from "./ticket-files.ts";
