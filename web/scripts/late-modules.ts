const MODULE = /<link rel="modulepreload"[^>]*>/g;

/**
 * A page that came ready from the server is read before it is used: its style and its pictures are asked for before the scripts that
 * bring it to life. React finds these links again wherever they stand, by their address.
 */
export function withLateModules(html: string): string {
  const end = html.indexOf("</head>");
  if (end < 0) return html;
  const head = html.slice(0, end);
  const late = head.match(MODULE) ?? [];
  return head.replaceAll(MODULE, "") + late.join("") + html.slice(end);
}
