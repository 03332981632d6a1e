import { Spinner } from "@surimono/ui/spinner.tsx";
import type { Proposal } from "../../../arranger/index.ts";
import type { Stamp, TextShaper } from "../../../scene/index.ts";
import { ProposalPicture } from "./proposal-picture.tsx";

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
