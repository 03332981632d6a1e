import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A wire to a database that a test can hold up, cut, or lead elsewhere. */
export interface Wire {
  /** The database's address by way of the wire. */
  readonly url: string;
  /** What is connected now answers nothing any more, and is told nothing of it: a firewall that forgot, a machine that was paused. */
  silence(): void;
  /** The same for what connects from now on, until `speak`. */
  silenceNew(): void;
  speak(): void;
  /** Ends what is connected at once. */
  cut(): void;
  /** The same with a reset instead of a farewell, as from a machine that has started anew. */
  reset(): void;
  /** New connections reach this database. */
  leadTo(url: string): void;
  close(): Promise<void>;
}

export async function openWire(databaseUrl: string): Promise<Wire> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const state = { target: new URL(databaseUrl), silent: false };
  const server = createServer((near) => {
    near.on("error", () => undefined);
    const far = connect(Number(state.target.port), "127.0.0.1");
    far.on("error", () => near.destroy());
    const pair = [near, far] as const;
    pairs.add(pair);
    near.on("close", () => {
      far.destroy();
      pairs.delete(pair);
    });
    far.on("close", () => !near.isPaused() && near.destroy());
    if (state.silent) return void near.pause();
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.search = "";
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence() {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        near.pause();
        far.pause();
      }
    },
    silenceNew() {
      state.silent = true;
    },
    speak() {
      state.silent = false;
    },
    cut() {
      for (const [near] of pairs) near.destroy();
    },
    reset() {
      for (const [near] of pairs) near.resetAndDestroy();
    },
    leadTo(other) {
      state.target = new URL(other);
    },
    close() {
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
