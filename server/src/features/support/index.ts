export { deleteTickets } from "./forget-tickets.ts";
export { openTicket } from "./open-ticket.ts";
export { supportRoutes } from "./support.routes.ts";
export { type Taken, takeMail } from "./take-mail.ts";
export { listTicketFileKeys } from "./ticket-files.ts";
