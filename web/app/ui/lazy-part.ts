import { type ComponentType, lazy } from "react";

/** What only some need comes when it is wanted; a part that cannot be fetched is left out, and the page stands without it. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
}
