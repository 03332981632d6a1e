/** Files fetched on first use, each once. */
export interface LazyFiles<File> {
  /** Undefined until it has arrived. */
  get(id: string): File | undefined;
  hasFailed(id: string): boolean;
  /** Failures are fetched again on the next use. */
  forgetFailed(): void;
}

export function createLazyFiles<File extends object>(
  load: (id: string) => Promise<File>,
  onArrival: () => void,
): LazyFiles<File> {
  const known = new Map<string, File | "loading" | "failed">();

  async function fetchOne(id: string): Promise<void> {
    known.set(id, "loading");
    try {
      known.set(id, await load(id));
    } catch {
      known.set(id, "failed");
    }
    onArrival();
  }

  return {
    get(id) {
      const file = known.get(id);
      if (file === undefined) void fetchOne(id);
      return typeof file === "object" ? file : undefined;
    },
    hasFailed: (id) => known.get(id) === "failed",
    forgetFailed() {
      for (const [id, file] of known) if (file === "failed") known.delete(id);
    },
  };
}
