import type { DesignDocument, PictureFacts, TracedCut } from "@surimono/domain/designs";
import type { PressLook } from "../../press/index.ts";
import type { EditorProps } from "../editor-props.ts";
import type { SceneLoader } from "../session/scene-loader.ts";
import type { Gallery } from "../uploads/gallery.ts";
import { type ShownFinding, shownFindings } from "./editor-checks.ts";
import { createTicks, type Ticks } from "./ticks.ts";

/** The live checks of one opened design. */
export interface Checks {
  /** The same list for the same document until a picture or font arrives, however many parts of the screen ask. */
  of(document: DesignDocument): readonly ShownFinding[];
  readonly ticks: Ticks;
}

interface Parts {
  readonly item: EditorProps["item"];
  readonly areas: EditorProps["areas"];
  readonly scene: Pick<SceneLoader, "assets" | "version">;
  readonly gallery: Pick<Gallery, "state">;
  readonly cut: () => TracedCut | undefined;
  readonly press: () => PressLook | undefined;
}

interface Last {
  readonly document: DesignDocument;
  readonly version: number;
  readonly pictures: ReturnType<Gallery["state"]>["pictures"];
  readonly cut: TracedCut | undefined;
  readonly press: PressLook | undefined;
  readonly findings: readonly ShownFinding[];
}

export function createChecks({ item, areas, scene, gallery, cut: cutOf, press: pressOf }: Parts): Checks {
  let last: Last | undefined;

  return {
    ticks: createTicks(),
    of(document) {
      const version = scene.version();
      const { pictures } = gallery.state();
      const [cut, press] = [cutOf(), pressOf()];
      const isSame = last?.document === document && last.version === version && last.pictures === pictures;
      if (last && isSame && last.cut === cut && last.press === press) return last.findings;
      const facts = new Map<string, PictureFacts | undefined>(pictures.map((image) => [image.assetId, image.facts]));
      const picture = (assetId: string) => facts.get(assetId);
      const findings = shownFindings(document, { item, areas }, { assets: scene.assets, picture, cut, press });
      last = { document, version, pictures, cut, press, findings };
      return findings;
    },
  };
}
