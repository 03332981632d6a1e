import type { AnswerOf } from "@surimono/contract/kernel";
import type { getGalleryCase } from "@surimono/contract/words";
import { GALLERY_CASE_STATES, type GalleryCaseState } from "@surimono/domain/words";
import { Badge } from "@surimono/ui/badge.tsx";

export type GalleryCase = AnswerOf<typeof getGalleryCase>;

export const caseKey = (productId: number) => ["gallery-case", productId] as const;

export function CaseBadge({ state }: { state: GalleryCaseState }) {
  const waits = state === "open" || state === "objected";
  return (
    <Badge tone={waits ? "warn" : "plain"} icon={waits ? "warning" : state === "left" ? "check" : "eye-off"}>
      {GALLERY_CASE_STATES[state]}
    </Badge>
  );
}
