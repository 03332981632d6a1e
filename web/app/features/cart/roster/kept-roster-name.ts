/** The key by which the rows typed for a line outlast the session. */
export function keptRosterName(lineId: string): string {
  return `roster-${lineId}`;
}
