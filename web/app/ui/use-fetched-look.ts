import type { DesignOfGoods } from "@surimono/studio/close-look";
import { useEffect, useRef } from "react";

/** A design whose pictures are fetched for it, until they are let go of. */
export interface FetchedLook extends DesignOfGoods {
  readonly release: () => void;
}

type Ask = () => Promise<FetchedLook | undefined>;

/** Asked for once, however often it is looked at, and let go of with the screen. After a failure the next look asks again. */
export function useFetchedLook(ask: Ask): Ask {
  const asked = useRef<ReturnType<Ask>>(undefined);
  useEffect(
    () => () => {
      asked.current?.then(
        (look) => look?.release(),
        () => undefined,
      );
    },
    [],
  );
  return () => {
    asked.current ??= ask().catch((error: unknown) => {
      asked.current = undefined;
      throw error;
    });
    return asked.current;
  };
}
