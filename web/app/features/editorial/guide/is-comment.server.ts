/** Whether this is comments and nothing beside them: all of HTML that a text may hold, and no page shows it (rule words-markdown). */
export function isComment(html: string): boolean {
  return /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)+$/.test(html);
}
