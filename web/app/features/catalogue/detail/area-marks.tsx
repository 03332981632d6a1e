import type { CatalogueItem, ViewId } from "@surimono/domain/catalogue";
import { areaShowsIn, referenceGroup, referenceSize } from "@surimono/domain/catalogue";
import { areaToPixels, fetchArt, type PointPx } from "@surimono/studio/mockup";
import { useQuery } from "@tanstack/react-query";
import type { ItemChoice } from "./use-item-choice.ts";

/** The picture that the marks are drawn over: its own pixels, whatever its width on the screen. */
const WIDTH = 900;
const HEIGHT = 1020;

interface AreaMarksProps {
  item: CatalogueItem;
  choice: Pick<ItemChoice, "method" | "areaKindIds">;
  view: ViewId;
}

/** The chosen places, true to size on the goods. Decorative: the checkboxes have the names. */
export function AreaMarks({ item, choice, view }: AreaMarksProps) {
  const { data: art } = useQuery({
    queryKey: ["art", item.silhouette],
    staleTime: Number.POSITIVE_INFINITY,
    enabled: choice.areaKindIds.length > 0,
    queryFn: ({ signal }) => fetchArt("/art", item.silhouette, signal),
  });
  const artView = art?.views[view];
  if (art === undefined || artView === undefined) return null;
  const outlines = (choice.method?.areas ?? [])
    .filter(({ areaKindId }) => choice.areaKindIds.includes(areaKindId))
    .filter((area) => areaShowsIn(area, view))
    .flatMap((area) => {
      const rect = area.rects[referenceGroup(item)];
      const placed = { ...(rect && { rect }), ...(area.tilt !== undefined && { tilt: area.tilt }) };
      if (placed.rect === undefined) return [];
      const { outline } = areaToPixels(
        art,
        artView,
        { ...placed, rect: placed.rect },
        referenceSize(item).width,
        WIDTH,
      );
      return [{ id: area.areaKindId, outline }];
    });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {outlines.map(({ id, outline }) => (
        <path
          key={id}
          d={pathOf(outline)}
          className="fill-red/8 stroke-red"
          strokeWidth="2.5"
          strokeDasharray="10 7"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

function pathOf(outline: readonly PointPx[]): string {
  return outline.length === 0 ? "" : `M${outline.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
