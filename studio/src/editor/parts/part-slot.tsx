import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { LoadFailed } from "./load-failed.tsx";
import type { Part } from "./part.ts";

interface PartSlotProps<Module> {
  readonly part: Part<Module>;
  readonly children: (module: Module) => ReactNode;
}

/** A part's place: a failed fetch is reported here, and everything around it stays. */
export function PartSlot<Module>({ part, children }: PartSlotProps<Module>) {
  const state = useSyncExternalStore(part.subscribe, part.state);
  useEffect(() => {
    void part.load();
  }, [part]);
  switch (state.kind) {
    case "waiting":
      return (
        <p role="status" className="text-14 text-mute">
          読み込んでいます…
        </p>
      );
    case "failed":
      return <LoadFailed onRetry={() => void part.load()} />;
    case "ready":
      return children(state.module);
  }
}
