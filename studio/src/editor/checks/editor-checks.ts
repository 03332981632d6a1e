import {
  areaOf,
  type CheckedGoods,
  checkDesign,
  type DesignDocument,
  type DesignFacts,
  type Finding,
  type FindingNames,
  layerOf,
  type PictureFacts,
  type TracedCut,
  warningKey,
  wordsOfFinding,
} from "@surimono/domain/designs";
import type { PressLook } from "../../press/index.ts";
import { layerFacts, type SceneAssets } from "../../scene/index.ts";
import type { EditorItem } from "../editor-props.ts";
import type { EditorFailure } from "../keeping/design-server.ts";
import { findLayer } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";

/** A finding of the domain as the editor shows it. */
export interface ShownFinding {
  readonly finding: Finding;
  readonly severity: Finding["severity"];
  /** Of a warning: what its tick confirms. */
  readonly key: string | undefined;
  readonly areaKindId: number | undefined;
  readonly layerId: string | undefined;
  readonly text: string;
  readonly mend: string;
}

export interface Goods {
  readonly item: Pick<EditorItem, "methodId" | "choke" | "personalFees" | "colors">;
  readonly areas: readonly EditorArea[];
}

interface Known {
  /** Undefined where nothing is drawn: letters are not checked then. */
  readonly assets: Pick<SceneAssets, "text" | "stamp"> | undefined;
  readonly picture: (assetId: string) => PictureFacts | undefined;
  readonly cut?: TracedCut | undefined;
  readonly press?: Pick<PressLook, "printed"> | undefined;
}

/** The findings of the same check the server runs, with their words. */
export function shownFindings(document: DesignDocument, { item, areas }: Goods, known: Known): readonly ShownFinding[] {
  const names: FindingNames = {
    layer: (layerId) => findLayer(document, layerId)?.name ?? "",
    area: (areaKindId) => areas.find((area) => area.areaKindId === areaKindId)?.name ?? "",
  };
  return checkDesign(document, goodsOf(document, item, areas), factsOf(known)).map((finding) => ({
    finding,
    severity: finding.severity,
    key: finding.severity === "warning" ? warningKey(finding) : undefined,
    areaKindId: areaOf(finding),
    layerId: layerOf(finding),
    ...wordsOfFinding(finding, names),
  }));
}

/** The goods of the design as the checks see them. */
export function goodsOf(
  { colorId }: DesignDocument,
  { methodId, choke, personalFees, colors }: Goods["item"],
  places: readonly EditorArea[],
): CheckedGoods {
  const color = colors.find(({ id }) => id === colorId)?.hex;
  return {
    methodId,
    ...(color !== undefined && { color }),
    hasWhite: choke !== undefined,
    places,
    takesWords: personalFees !== undefined,
  };
}

function factsOf({ assets, picture, cut, press }: Known): DesignFacts {
  return {
    layer: (layer) => assets && layerFacts(layer, assets),
    picture: (layer) => picture(layer.assetId),
    cut,
    press: press?.printed,
  };
}

/** About colours that the press cannot print as they are drawn. */
export function isOfPress({ finding: { code } }: Pick<ShownFinding, "finding">): boolean {
  return code === "designs/dull-in-press" || code === "designs/unreachable-picture" || code === "designs/press-colors";
}

/** The findings in a server refusal, with the server's words. */
export function toldFindings({ detail }: EditorFailure): readonly ShownFinding[] {
  const { findings = [] } = (detail ?? {}) as { readonly findings?: readonly ToldFinding[] };
  return findings.map((finding) => ({
    finding,
    severity: finding.severity,
    key: finding.key,
    areaKindId: areaOf(finding),
    layerId: layerOf(finding),
    text: finding.text,
    mend: finding.mend,
  }));
}

type ToldFinding = Finding & { readonly key?: string; readonly text: string; readonly mend: string };
