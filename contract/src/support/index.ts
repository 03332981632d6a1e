export { deleteTemplate, listTemplates, saveTemplate } from "./templates.ts";
export {
  answerTicket,
  getTicket,
  getTicketFile,
  listTickets,
  moveTicket,
  noteTicket,
  TICKET_VIEWS,
} from "./tickets.ts";
