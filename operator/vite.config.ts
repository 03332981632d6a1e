import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** The server sends these instead of compressing each time. */
const compressed: Plugin = {
  name: "compressed",
  writeBundle({ dir = "" }) {
    const assets = join(dir, "assets");
    for (const file of readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))) {
      const bytes = readFileSync(join(assets, file));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      writeFileSync(join(assets, `${file}.br`), brotliCompressSync(bytes, { params }));
      writeFileSync(join(assets, `${file}.gz`), gzipSync(bytes, { level: 9 }));
    }
  },
};

export default defineConfig({
  base: "/operator/",
  plugins: [react(), tailwindcss(), compressed],
  // Nothing inline: the page's policy allows the console's own files alone.
  build: { outDir: "build", target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": "http://127.0.0.1:8080" } },
});
