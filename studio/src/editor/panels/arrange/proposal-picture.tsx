import { INK_ON_GOODS, type MethodId } from "@surimono/domain/catalogue";
import { useEffect, useRef } from "react";
import type { Proposal } from "../../../arranger/index.ts";
import type { Stamp, TextShaper } from "../../../scene/index.ts";
import { openAreaOf } from "../../commands/fit-commands.ts";
import { findArea } from "../../model/edit-document.ts";
import { useEditorState, useSceneVersion, useSession } from "../../session/session-context.ts";
import { useGoodsColor } from "../../session/use-goods.ts";
import { paintProposal } from "./paint-proposal.ts";

interface ProposalPictureProps {
  readonly proposal: Proposal;
  readonly text: TextShaper;
  readonly stamps: readonly Stamp[];
}

/** As it would be printed, on the colour of the goods. */
export function ProposalPicture({ proposal, text, stamps }: ProposalPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const session = useSession();
  const { hex } = useGoodsColor();
  const version = useSceneVersion();
  const area = useEditorState(() => openAreaOf(session));
  const ink = useEditorState(({ document }) => INK_ON_GOODS[document.methodId as MethodId]);
  const screen = useEditorState(({ areaKindId, document }) => findArea(document, areaKindId)?.screen);
  const cloth = ink === "spot" ? hex : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that has arrived is a reason to draw again
  useEffect(() => {
    const element = canvas.current;
    if (!element || !area) return;
    const frame = requestAnimationFrame(() => {
      const width = Math.round(element.clientWidth * devicePixelRatio);
      const stamp = (stampId: string) => stamps.find(({ id }) => id === stampId);
      const layers = proposal.layers.map((layer, index) => ({ ...layer, id: `layer-${index}` }));
      const design = { ...area, layers, ...(screen && { screen }) };
      paintProposal(element, width, design, area.outline, cloth, { ...session.scene.assets, text, stamp });
    });
    return () => cancelAnimationFrame(frame);
  }, [proposal, text, stamps, area, version, cloth, screen?.halftone]);
  if (!area) return null;
  return (
    <span className="isolate block" style={{ backgroundColor: hex }}>
      <canvas
        ref={canvas}
        className={`block w-full ${ink === "bare" ? "mix-blend-multiply" : ""}`}
        style={{ aspectRatio: `${area.width} / ${area.height}` }}
      />
    </span>
  );
}
