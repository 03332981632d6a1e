import { type ComponentType, lazy } from "react";

/** For parts only some pages or members need: loaded when needed; if that fails, the page does without. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
}
