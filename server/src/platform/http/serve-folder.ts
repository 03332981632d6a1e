import staticFiles, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance } from "fastify";

interface FolderOptions extends Pick<FastifyStaticOptions, "index" | "preCompressed" | "setHeaders"> {
  readonly root: string;
  /** Ends in a slash. */
  readonly prefix: string;
}

/**
 * Serves the files of a folder, and gives replies of this instance `sendFile`. Not by the library's own route: that one lists every folder on
 * the way to a file with each request, for disks that do not tell capitals, and of a thousand files the list costs more than the file.
 */
export async function serveFolder(http: FastifyInstance, { prefix, ...options }: FolderOptions): Promise<void> {
  await http.register(staticFiles, { redirect: false, cacheControl: false, ...options, serve: false });
  // A reply that is returned is waited for, by ten listeners, and once more where the file is not found.
  http.get<{ Params: { "*": string } }>(
    `${prefix}*`,
    (request, reply) => void reply.sendFile(`/${request.params["*"]}`),
  );
}
