export { deleteTemplate, listTemplates, saveTemplate } from "./templates.ts";
export {
  answerTicket,
  getTicket,
  getTicketFile,
  listTickets,
  MAX_ANSWER_FILE_BYTES,
  MOST_ANSWER_FILES,
  moveTicket,
  noteTicket,
  TICKET_VIEWS,
} from "./tickets.ts";
