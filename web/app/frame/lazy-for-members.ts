import { type ComponentType, lazy } from "react";

/** What only members need comes when one is there; a part that cannot be fetched is left out, and the page stands without it. */
export function lazyForMembers<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
}
