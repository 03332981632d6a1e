import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { freePort } from "../../server/src/testing/free-port.ts";

export interface Relay {
  readonly port: number;
  /** As if the process behind it were killed: every connection ends, nobody listens. */
  cut(): Promise<void>;
  join(): Promise<void>;
}

/** In front of a service of this process, which cannot be killed. */
export async function openRelay(target: number): Promise<Relay> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const state = { server: undefined as Server | undefined };
  const join = async () => {
    const server = createServer((near) => {
      const far = connect(target, "127.0.0.1");
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket
          .on("error", () => undefined)
          .on("close", () => {
            sockets.delete(socket);
            near.destroy();
            far.destroy();
          });
      }
      near.pipe(far).pipe(near);
    });
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    state.server = server;
  };
  const cut = async () => {
    const { server } = state;
    if (!server) return;
    state.server = undefined;
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };
  await join();
  return { port, cut, join };
}
