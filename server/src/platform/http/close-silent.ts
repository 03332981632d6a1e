import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const PATIENCE_MS = 1000;
const LOOK_EVERY_MS = 250;

/**
 * Lets a server end that is being closed: Node closes connections that wait for their next request, but waits forever for those that never
 * sent one, or stopped in the middle of its head. Browsers open such ahead, anybody can. Call the answer when closing begins.
 */
export function closeSilent(server: Server): () => void {
  const openedAt = new Map<Socket, number>();
  const answered = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    openedAt.set(socket, performance.now());
    socket.once("close", () => openedAt.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    answered.add(socket);
    response.once("close", () => answered.delete(socket));
  });
  return () => {
    if (!server.listening) return;
    const looking = setInterval(() => {
      // What was opened just now may still bring a request.
      const latest = performance.now() - PATIENCE_MS;
      for (const [socket, at] of openedAt) if (at < latest && !answered.has(socket)) socket.destroy();
    }, LOOK_EVERY_MS);
    server.once("close", () => clearInterval(looking));
  };
}
