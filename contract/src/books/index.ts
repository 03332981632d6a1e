export { closeBookDay, getBookDay, listBookDays, settleDifference } from "./closing.ts";
export { exportJournal, getJournalSettings, previewJournal, setJournalSettings } from "./journal.ts";
export { fetchGatewayReport, listReportMappings, saveReportMapping, takeGatewayReport } from "./reports.ts";
