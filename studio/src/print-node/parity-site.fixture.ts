import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { emojiPath, fontPath } from "../print/index.ts";

interface Served {
  readonly contentType: string;
  readonly body: Buffer;
}

/** What a browser needs to draw documents as the editor does: the page, with the editor's loader in it, and all that the loader asks for. */
export interface ParitySite {
  answer(pathname: string): Promise<Served | undefined>;
  remove(): Promise<void>;
}

/** Builds the page of `parity-page.fixture.ts`. `pictures` are uploads by their id. */
export async function buildParitySite(pictures: Readonly<Record<string, Buffer>>): Promise<ParitySite> {
  const built = await mkdtemp(path.join(tmpdir(), "parity-"));
  await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    build: {
      outDir: built,
      target: "es2024",
      rolldownOptions: {
        input: PAGE_CODE,
        output: { entryFileNames: "page.js" },
      },
    },
  });
  return {
    remove: () => rm(built, { recursive: true, force: true }),
    async answer(pathname) {
      const font = /^\/fonts\/(.+)\.ttf$/.exec(pathname)?.[1];
      if (font) return { contentType: "font/ttf", body: await readFile(fontPath(font) ?? "") };
      const emoji = /^\/emoji\/(.+)\.svg$/.exec(pathname)?.[1];
      if (emoji) {
        const file = emojiPath(emoji);
        return file ? { contentType: "image/svg+xml", body: await readFile(file) } : undefined;
      }
      const picture = pictures[pathname.replace("/assets-of-members/", "")];
      if (picture) return { contentType: picture[0] === 0xff ? "image/jpeg" : "image/png", body: picture };
      if (pathname === "/") return { contentType: "text/html", body: PAGE };
      const contentType = pathname.endsWith(".wasm") ? "application/wasm" : "text/javascript";
      const body = await readFile(path.join(built, pathname)).catch(() => undefined);
      return body && { contentType, body };
    },
  };
}

/** In the editor's folder, as it is made of its loader. */
const PAGE_CODE = path.join(import.meta.dirname, "../editor/parity-page.fixture.ts");
const PAGE = Buffer.from('<!doctype html><meta charset="utf-8"><script type="module" src="/page.js"></script>');
