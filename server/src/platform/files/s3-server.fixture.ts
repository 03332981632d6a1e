import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface S3Server {
  readonly url: string;
  /** The buckets' content, by `/bucket/key`. */
  readonly objects: Map<string, { readonly body: Buffer; readonly contentType: string | undefined }>;
  /** Answered with 503 and nothing done, like a store that asks to slow down. */
  refuseNext: number;
  /** The same for paths like this one, as long as it is set. */
  refusing: RegExp | undefined;
  close(): void;
}

/** The S3 calls the driver makes, in S3's paths, headers and errors, for requests signed with the given key. */
export async function openS3Server(accessKeyId: string): Promise<S3Server> {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const path = decodeURIComponent((request.url ?? "").split("?", 1)[0] ?? "");
    const refuse = (status: number, code: string) => {
      response.writeHead(status, { "content-type": "application/xml" });
      response.end(request.method === "HEAD" ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    };
    const isSigned = request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`);
    if (!isSigned) return refuse(403, "InvalidAccessKeyId");
    if (store.refuseNext > 0 || store.refusing?.test(path)) {
      store.refuseNext = Math.max(0, store.refuseNext - 1);
      return refuse(503, "SlowDown");
    }
    // Some compatible stores know neither access-control lists nor trailing checksums.
    if (request.headers["x-amz-acl"] || request.headers["x-amz-trailer"]) return refuse(501, "NotImplemented");
    const query = new URL(request.url ?? "", "http://store").searchParams;
    const tell = (xml: string) => response.writeHead(200, { "content-type": "application/xml" }).end(xml);
    if (query.has("list-type")) {
      const keys = [...store.objects.keys()].filter((key) => key.startsWith(`${path}${query.get("prefix") ?? ""}`));
      const contents = keys.map((key) => `<Contents><Key>${key.slice(path.length)}</Key></Contents>`);
      return tell(`<ListBucketResult>${contents.join("")}</ListBucketResult>`);
    }
    if (query.has("delete")) {
      for (const [, key] of String(body).matchAll(/<Key>([^<]+)<\/Key>/g)) store.objects.delete(`${path}${key}`);
      return tell("<DeleteResult/>");
    }
    const found = store.objects.get(path);
    switch (request.method) {
      case "PUT":
        store.objects.set(path, { body, contentType: request.headers["content-type"] });
        return response.writeHead(200, { etag: '"1"' }).end();
      case "DELETE":
        store.objects.delete(path);
        return response.writeHead(204).end();
      default:
        if (!found) return refuse(404, "NoSuchKey");
        response.writeHead(200, {
          ...{ "content-length": found.body.length, "content-type": found.contentType ?? "" },
          "last-modified": new Date().toUTCString(),
        });
        return response.end(request.method === "HEAD" ? undefined : found.body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const store: S3Server = {
    url: `http://127.0.0.1:${port}`,
    objects: new Map(),
    refuseNext: 0,
    refusing: undefined,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return store;
}
