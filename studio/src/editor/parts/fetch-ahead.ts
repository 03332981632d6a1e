import { DEFAULT_FONT_ID, loadStampTheme, STAMP_THEMES } from "../../scene/index.ts";
import type { SceneLoader } from "../session/scene-loader.ts";
import { PARTS } from "./all-parts.ts";

/** Of a browser that tells of its line; not all do. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Fetches one after the other what the editor will want, so that all of it works when the line is lost. A face weighs megabytes: over
 * a slow or metered line it waits until it is wanted.
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
  // Whoever wants it later asks for it again, and says so where it fails.
  for (const task of tasks) await task().catch(() => undefined);
}
