/** Vite's import of many files, which runs the tests. Rooms that have Vite's own types read those instead of this file. */
interface ImportMeta {
  glob(pattern: string, options: { eager: true; import: "default"; query?: "?raw" }): Record<string, unknown>;
}
