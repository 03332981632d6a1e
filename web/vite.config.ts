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

/** The sentences about calls are for the server's page of them. */
const withoutSummaries: Plugin = {
  name: "without-summaries",
  enforce: "pre",
  transform: {
    filter: { id: /contract\/src\// },
    handler: (code) => code.replaceAll(/^ {2}summary:\s+"(?:[^"\\]|\\.)*",$/gm, ""),
  },
};

export default defineConfig({
  plugins: [operatorFile, withoutSummaries, tailwindcss(), reactRouter()],
  // What React has had since its version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
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
            // Not the menus of the phone and of members, which load on first use, nor code for calls, errors, forms or orders.
            {
              name: "shell",
              test: /ui\/src\/(progress-line|toast-area|use-near)\.|contract\/src\/(kernel\/or-throw|catalogue\/image-address)\.|web\/app\/((stale-build|use-own-address|navigation-progress)\.|ui\/(open-confirm|confirm-host|breakable|halftone|marked-section|picture|sentences|tombo-frame)\.|session\/(?!ask-member|call|on-call-failure|report-error|to-error-page|use-kept|log-sign-in|tab-store)|layouts\/(?!order-layout|simulator-layout)|features\/notices\/maintenance|frame\/(?!ask-categories|header\/(find-products|step-header)|menus\/(category-accordion|side-menu|user-menu(-entries)?\.|phone-user-menu|member-lines|log-out|warehouse-link)))/,
            },
            // Pages that ask nothing themselves bring it when they have come to life.
            {
              name: "calls",
              test: /node_modules\/zod\/|contract\/src\/(kernel\/(create-caller|define-failures)|members\/login|catalogue\/(get-kinds|list-of)|notices\/get-latest-maintenance)\.|web\/app\/(session\/(ask-member|call|caller-settings|on-call-failure|to-error-page)|frame\/ask-categories|features\/notices\/ask-maintenance)\./,
            },
            // Small controls of most pages: separately they would be a dozen requests, and compress worse.
            {
              name: "kit",
              test: /domain\/src\/kernel\/japan-time\.|ui\/src\/(checkbox|error-state|field|radio-card|select|skeleton|swatch|swatch-choice|use-leave)\.|web\/app\/(ui\/(breadcrumb|card-grid|each-once|empty-state|page-heading|price)|compose\/(read-id|use-close-to-list))\./,
            },
            // Pricing and showing goods, all needed by the goods' pages.
            {
              name: "goods",
              test: /domain\/src\/(catalogue\/((choice|prices)\/(area-conflicts|area-shows-in|offered-methods|prices|subsidiary-tag)|checked-items|item-views|reference-size)|designs\/(picture-path|works-id)|kernel\/length)\.|contract\/src\/catalogue\/(query-product|read-item)\./,
            },
            // Before the shelves, as other lists are fetched page by page too.
            { name: "paged", test: /infiniteQueryObserver|useInfiniteQuery/ },
            // What dialogs share with other controls, then their own.
            {
              name: "controls",
              test: /@floating-ui\/utils|@base-ui\/(react\/(merge-props|internals\/(create|getStateAttributes|reason-parts|use-button|useBaseUiId|useRenderElement))|utils\/(addEventListener|platform|shadowDom|use(ForcedRerendering|Id|OnMount|StableCallback|Timeout|ValueAsRef)|visuallyHidden))/,
            },
            {
              name: "motion",
              test: /@base-ui\/(react\/(floating-ui-react\/utils\/composite|internals\/(composite\/composite|stateAttributesMapping|use(AnimationsFinished|OpenChangeComplete|TransitionStatus))|utils\/resolveRef)|utils\/(inertValue|useAnimationFrame))/,
            },
            { name: "dialog", test: /ui\/src\/dialog\./ },
            // The cards of goods, finding them, the shelves of both, and one of the goods over these.
            { name: "cards", test: /web\/app\/(features\/catalogue\/item-(card|name)|compose\/marks-beside-goods)\./ },
            {
              name: "finding",
              test: /contract\/src\/catalogue\/search-products\.|web\/app\/features\/catalogue\/(catalogue\.queries|item-list-search)\./,
            },
            {
              name: "shelves",
              test: /web\/app\/(features\/catalogue\/(item-list-screen|use-swipe)|compose\/fans-beside-goods)\./,
            },
            {
              name: "opened-item",
              test: /web\/app\/(features\/catalogue\/item-detail-dialog|compose\/reviews-beside-goods)\./,
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
