import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openHttp } from "./open-http.ts";

test("a shop that closes ends connections that asked for nothing, and answers what was asked", async () => {
  const http = await openHttp({ logLevel: "silent", trustProxy: undefined });
  let answer: (words: string) => void = () => undefined;
  const asked = new Promise<void>((arrived) => {
    http.get("/slow", () => {
      arrived();
      return new Promise<string>((resolve) => {
        answer = resolve;
      });
    });
  });
  await http.listen({ port: 0, host: "127.0.0.1" });
  const { port } = http.server.address() as AddressInfo;
  const opened = async (words = ""): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    socket.write(words);
    return socket;
  };
  const [silent, halfway] = [await opened(), await opened("GET /slow HTTP/1.1\r\nhost: ")];
  const asking = await opened("GET /slow HTTP/1.1\r\nhost: shop\r\n\r\n");
  const heard: Buffer[] = [];
  asking.on("data", (chunk: Buffer) => heard.push(chunk));
  await asked;

  const ended = [silent, halfway].map((socket) => once(socket.on("error", () => undefined).resume(), "close"));
  const closed = http.close();
  await Promise.all(ended);
  expect(asking.destroyed).toBe(false);
  answer("done after all");
  await closed;
  await expect.poll(() => Buffer.concat(heard).toString()).toContain("done after all");
});
