import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { storesGoods } from "./stores-goods.ts";

/** The texts name the firm that the server names on documents. */
const operatorFile: Plugin = {
  name: "operator-file",
  enforce: "pre",
  resolveId: (source) =>
    source.endsWith("content/operator.json") && process.env.OPERATOR_FILE
      ? resolve(import.meta.dirname, "..", process.env.OPERATOR_FILE)
      : undefined,
};

export default defineConfig({
  plugins: [operatorFile, tailwindcss(), reactRouter()],
  define: { "import.meta.env.STORES_GOODS": JSON.stringify(storesGoods(process.env)) },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // What a page may load is measured by finish-build; the largest decode HEIC and load on first use.
    chunkSizeWarningLimit: 2500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Code of every page, in two files instead of forty: fewer requests, and better compression.
          groups: [
            // Lists that are fetched page by page, or in parts, are on few pages.
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack(?!.*(infiniteQueryObserver|queriesObserver|useInfiniteQuery|useQueries)))\//,
            },
            // Not the menus of the phone and of members, which load on first use, nor code for errors, forms or orders.
            {
              name: "shell",
              test: /ui\/src\/progress-line\.|web\/app\/(ui\/open-confirm\.|session\/(?!report-error|to-error-page|use-kept|log-sign-in|tab-store)|layouts\/(?!order-layout|simulator-layout)|features\/notices\/maintenance|frame\/(?!header\/(find-products|step-header)|menus\/(side-menu|user-menu(-entries)?\.|phone-user-menu|member-lines|log-out|warehouse-link)))/,
            },
            // Small controls of most pages: separately they would be a dozen requests, and compress worse.
            {
              name: "kit",
              test: /ui\/src\/(checkbox|error-state|field|radio-card|select|skeleton|swatch|swatch-choice|use-leave)\.|web\/app\/(ui\/(breadcrumb|card-grid|each-once|empty-state|page-heading|price)|compose\/(read-id|use-close-to-list))\./,
            },
            // Pricing and showing goods, all needed by the goods' pages.
            {
              name: "goods",
              test: /domain\/src\/(catalogue\/((choice|prices)\/(area-conflicts|area-shows-in|offered-methods|prices|subsidiary-tag)|checked-items|item-views|reference-size)|designs\/works-id|kernel\/length)\.|contract\/src\/catalogue\/(query-product|read-item)\./,
            },
            // Smaller still, and the guest home page needs them all: each request would delay its hydration.
            {
              name: "print",
              test: /ui\/src\/use-near\.|web\/app\/ui\/(breakable|halftone|marked-section|picture|sentences|tombo-frame)\.|contract\/src\/catalogue\/get-image\./,
            },
            {
              name: "printed-goods",
              test: /web\/app\/features\/editorial\/(art\/(method-loupes|morning-glory)|home\/(home-goods|printed-goods))\./,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8080" } },
});
