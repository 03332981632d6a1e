import {
  type AreaDesign,
  checkDesign,
  type DesignDocument,
  type DesignRefusal,
  type DesignWarning,
  flattenLayers,
  type TextLayer,
} from "@surimono/domain/designs";
import { findLayer } from "../model/edit-document.ts";
import { blockersOf, type EditorArea } from "../model/editor-area.ts";

/** One thing to be told about the design. An error stops completion. */
export interface Finding {
  readonly severity: "error" | "warning";
  readonly code: string;
  readonly areaKindId?: number;
  readonly layerId?: string;
  /** What is the matter. */
  readonly text: string;
  /** What to do about it. */
  readonly mend: string;
  /** The layer would be mended by fitting it into its area. */
  readonly fits?: boolean;
}

interface Parts {
  readonly document: DesignDocument;
  readonly areas: readonly EditorArea[];
  /** Characters of the layer that its face lacks. */
  readonly missingGlyphs: (layer: TextLayer) => readonly string[];
}

/** Errors first, then by area and layer as they stand in the document. */
export function findingsOf({ document, areas, missingGlyphs }: Parts): readonly Finding[] {
  const used = document.areas.filter((area) => flattenLayers(area.layers).some((layer) => !layer.hidden));
  if (used.length === 0) return [NOTHING_YET];
  const findings = used.flatMap((design) => {
    const area = areas.find((candidate) => candidate.areaKindId === design.areaKindId);
    return area ? areaFindings(design, area, document, areas, missingGlyphs) : [];
  });
  return findings.toSorted((one, other) => rank(one) - rank(other));
}

function rank(finding: Finding): number {
  return finding.severity === "error" ? 0 : 1;
}

const NOTHING_YET: Finding = {
  severity: "error",
  code: "designs/empty-area",
  text: "まだ何も配置されていません。",
  mend: "画像・テキスト・スタンプ・図形のどれかを追加してください。",
};

function areaFindings(
  design: AreaDesign,
  area: EditorArea,
  document: DesignDocument,
  areas: readonly EditorArea[],
  missingGlyphs: Parts["missingGlyphs"],
): readonly Finding[] {
  const { areaKindId } = area;
  const { refusals, warnings } = checkDesign(design, area);
  const isUsed = (id: number) => document.areas.some((other) => other.areaKindId === id && other.layers.length > 0);
  // A pair that excludes each other is told once, at the later of the two.
  const blockers = blockersOf(area, areas, isUsed).filter((other) => areas.indexOf(other) < areas.indexOf(area));
  return [
    ...refusals.map((refusal) => ({
      severity: "error" as const,
      areaKindId,
      ...refusalWords(refusal, document, area),
    })),
    ...blockers.map((other) => conflictFinding(area, other)),
    ...flattenLayers(design.layers).flatMap((layer) =>
      layer.kind === "text" && !layer.hidden ? glyphFinding(layer, areaKindId, missingGlyphs(layer)) : [],
    ),
    ...warnings.map((warning) => ({
      severity: "warning" as const,
      areaKindId,
      ...warningWords(warning, document, area),
    })),
  ];
}

type Words = Omit<Finding, "severity" | "areaKindId">;

function refusalWords(refusal: DesignRefusal, document: DesignDocument, area: EditorArea): Words {
  const { code } = refusal;
  switch (refusal.code) {
    case "designs/empty-area":
      return {
        code,
        text: `${area.name}に印刷するものがありません。`,
        mend: "文字を入力するか、レイヤーを追加してください。",
      };
    case "designs/too-many-layers":
      return {
        code,
        text: `${area.name}のレイヤーが${refusal.limit}枚を超えています。`,
        mend: "使わないレイヤーを削除してください。",
      };
    case "designs/text-too-long":
      return {
        code,
        layerId: refusal.layerId,
        text: `「${nameOf(document, refusal.layerId)}」が${refusal.limit}文字を超えています。`,
        mend: "短くするか、テキストを2つに分けてください。",
      };
    case "designs/outside-area":
      return {
        code,
        layerId: refusal.layerId,
        fits: true,
        text: `「${nameOf(document, refusal.layerId)}」が印刷範囲から${inMm(refusal.overhang + area.bleed)} mmはみ出しています。`,
        mend: "枠の内側へ動かすか、小さくしてください。",
      };
    case "designs/off-area":
      return {
        code,
        layerId: refusal.layerId,
        fits: true,
        text: `「${nameOf(document, refusal.layerId)}」が印刷範囲の外にあります。`,
        mend: "枠の内側へ動かすか、削除してください。",
      };
  }
}

function warningWords(warning: DesignWarning, document: DesignDocument, area: EditorArea): Words {
  const { code, layerId } = warning;
  const name = nameOf(document, layerId);
  switch (warning.code) {
    case "designs/low-resolution":
      return {
        code,
        layerId,
        text: `「${name}」の解像度は${warning.dpi} dpiです。`,
        mend: "粗く見えることがあります。小さくするか、150 dpi以上になる大きな画像に替えてください。",
      };
    case "designs/near-edge":
      return {
        code,
        layerId,
        text: `「${name}」が枠まで${inMm(warning.distance)} mmです。`,
        mend: `位置のずれで切れないように、${inMm(area.safe)} mm以上内側に置くと安心です。`,
      };
    case "designs/small-text":
      return {
        code,
        layerId,
        text: `「${name}」の文字が小さめです。`,
        mend: "つぶれて読めないことがあります。5 pt以上にしてください。",
      };
  }
}

function conflictFinding(area: EditorArea, other: EditorArea): Finding {
  return {
    severity: "error",
    code: "designs/conflicting-areas",
    areaKindId: area.areaKindId,
    text: `${area.name}と${other.name}は同時に印刷できません。`,
    mend: "どちらかのレイヤーを削除してください。",
  };
}

function glyphFinding(layer: TextLayer, areaKindId: number, missing: readonly string[]): readonly Finding[] {
  if (missing.length === 0) return [];
  return [
    {
      severity: "error",
      code: "designs/missing-glyph",
      areaKindId,
      layerId: layer.id,
      text: `「${layer.name}」の ${missing.join(" ")} はこの書体にありません。`,
      mend: "その文字は印刷されません。別の書体を選ぶか、文字を変えてください。",
    },
  ];
}

function nameOf(document: DesignDocument, layerId: string): string {
  return findLayer(document, layerId)?.name ?? "";
}

/** Half millimetres matter to nobody; nothing is shown as 0 that is not. */
function inMm(length: number): number {
  return Math.max(0.1, Math.round(length / 100) / 10);
}
