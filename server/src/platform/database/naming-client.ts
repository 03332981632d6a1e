import { WatchedClient } from "./watched-client.ts";

/** Statements differ only in their values, except for lists of ids; more texts than this would fill the server's memory. */
const MOST_NAMES = 500;
const names = new Map<string, string>();

/**
 * A connection that prepares every statement with values under a name. PostgreSQL then parses and plans each text once per
 * connection instead of once per call, which costs more than running most of them.
 */
export class NamingClient extends WatchedClient {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own query has many forms, all handed through.
  override query(config: any, values?: any, callback?: any): any {
    const named = typeof config === "string" ? { text: config } : config;
    const isPlain = named.name === undefined && typeof named.text === "string" && (named.values ?? values)?.length > 0;
    const name = isPlain ? nameOf(named.text) : undefined;
    return super.query(name ? { ...named, name } : config, values, callback);
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = `statement_${names.size + 1}`;
  names.set(text, name);
  return name;
}
