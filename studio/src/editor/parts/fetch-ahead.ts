import { DEFAULT_FONT_ID, loadStampTheme, STAMP_THEMES } from "../../scene/index.ts";
import type { SceneLoader } from "../session/scene-loader.ts";
import { PARTS } from "./all-parts.ts";
import { isThrifty, type Line } from "./is-thrifty.ts";

/**
 * Fetches one after the other what the editor will need, so that it all works offline. A font is megabytes: on a slow or metered
 * connection it waits until needed.
 */
export async function fetchAhead(scene: Pick<SceneLoader, "ensureFace">, line?: Line): Promise<void> {
  for (const part of PARTS) await part.load();
  const tasks = [
    ...STAMP_THEMES.map(
      ({ id }) =>
        () =>
          loadStampTheme(id),
    ),
    ...(isThrifty(line) ? [] : [() => scene.ensureFace(DEFAULT_FONT_ID)]),
  ];
  // Later use asks for it again, and reports a failure.
  for (const task of tasks) await task().catch(() => undefined);
}
