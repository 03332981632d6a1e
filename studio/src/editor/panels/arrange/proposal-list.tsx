import { Spinner } from "@surimono/ui/spinner.tsx";
import { useEffect, useRef } from "react";
import type { Proposal } from "../../../arranger/index.ts";
import { cutToOutline, drawDesign, type Stamp, type TextShaper } from "../../../scene/index.ts";
import { openAreaOf } from "../../commands/fit-commands.ts";
import { useEditorState, useSceneVersion, useSession } from "../../session/session-context.ts";
import { useGoodsColor } from "../../session/use-goods.ts";

interface ProposalListProps {
  readonly proposals: readonly Proposal[];
  /** The letters of the words, in the faces of the mood. */
  readonly text: TextShaper | undefined;
  readonly stamps: readonly Stamp[];
  /** The one that is being laid down. */
  readonly laying: Proposal | undefined;
  readonly onLay: (proposal: Proposal) => void;
}

export function ProposalList({ proposals, text, stamps, laying, onLay }: ProposalListProps) {
  return (
    <ol className="grid grid-cols-2 gap-2 max-md:grid-cols-3">
      {proposals.map((proposal, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a proposal is its place in the list
        <li key={index}>
          <button
            type="button"
            aria-label={`案${index + 1}：${spokenWords(proposal)}`}
            aria-busy={proposal === laying}
            className="relative block w-full overflow-hidden rounded-ctl border border-line transition-colors hover:border-ctl"
            onClick={() => onLay(proposal)}
          >
            {text && <ProposalPicture proposal={proposal} text={text} stamps={stamps} />}
            {proposal === laying && (
              <span className="absolute inset-0 grid place-items-center bg-white/60">
                <Spinner />
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

function spokenWords({ layers }: Proposal): string {
  const parts = layers.flatMap((layer) => (layer.kind === "text" || layer.kind === "stamp" ? layer.name : []));
  return parts.join("、");
}

interface ProposalPictureProps {
  readonly proposal: Proposal;
  readonly text: TextShaper;
  readonly stamps: readonly Stamp[];
}

/** As it would be printed, on the colour of the goods. */
function ProposalPicture({ proposal, text, stamps }: ProposalPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const session = useSession();
  const { hex } = useGoodsColor();
  const version = useSceneVersion();
  const area = useEditorState(() => openAreaOf(session));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that has arrived is a reason to draw again
  useEffect(() => {
    const element = canvas.current;
    const ctx = element?.getContext("2d");
    if (!element || !ctx || !area) return;
    const frame = requestAnimationFrame(() => {
      element.width = Math.round(element.clientWidth * devicePixelRatio);
      element.height = Math.round((element.width * area.height) / area.width);
      const stamp = (stampId: string) => stamps.find(({ id }) => id === stampId);
      const layers = proposal.layers.map((layer, index) => ({ ...layer, id: `layer-${index}` }));
      const perMm = (element.width / area.width) * 1000;
      drawDesign(ctx, { ...area, layers }, perMm, { ...session.scene.assets, text, stamp });
      if (area.outline) cutToOutline(ctx, area.outline, perMm / 1000);
    });
    return () => cancelAnimationFrame(frame);
  }, [proposal, text, stamps, area, version]);
  if (!area) return null;
  return (
    <canvas
      ref={canvas}
      className="block w-full"
      style={{ backgroundColor: hex, aspectRatio: `${area.width} / ${area.height}` }}
    />
  );
}
