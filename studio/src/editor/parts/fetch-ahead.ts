import { DEFAULT_FONT_ID, loadStampTheme, STAMP_THEMES } from "../../scene/index.ts";
import type { SceneLoader } from "../session/scene-loader.ts";
import { PARTS } from "./all-parts.ts";

/** Connection data, which not every browser has. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Fetches one after the other what the editor will need, so that it all works offline. A font is megabytes: on a slow or metered
 * connection it waits until needed.
 */
export async function fetchAhead(
  scene: Pick<SceneLoader, "ensureFace">,
  line: Line | undefined = (navigator as { readonly connection?: Line }).connection,
): Promise<void> {
  for (const part of PARTS) await part.load();
  const isThrifty = line?.saveData === true || /2g|3g/.test(line?.effectiveType ?? "");
  const tasks = [
    ...STAMP_THEMES.map(
      ({ id }) =>
        () =>
          loadStampTheme(id),
    ),
    ...(isThrifty ? [] : [() => scene.ensureFace(DEFAULT_FONT_ID)]),
  ];
  // Later use asks for it again, and reports a failure.
  for (const task of tasks) await task().catch(() => undefined);
}
