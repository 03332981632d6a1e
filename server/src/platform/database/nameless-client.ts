import { WatchedClient } from "./watched-client.ts";

/** A connection that prepares nothing under a name, for a pooler: the next statement may reach another session, or find the name taken. */
export class NamelessClient extends WatchedClient {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own query has many forms, all handed through.
  override query(config: any, values?: any, callback?: any): any {
    const isNamed = typeof config === "object" && config.name !== undefined;
    return super.query(isNamed ? { ...config, name: undefined } : config, values, callback);
  }
}
