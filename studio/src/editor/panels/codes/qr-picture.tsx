import { qrModules } from "../../../scene/index.ts";

/** The code as it will be drawn; an empty frame while there is none, so that nothing jumps. */
export function QrPicture({ content }: { readonly content: string | undefined }) {
  const frame = "mx-auto size-36 max-md:size-24 rounded-ctl border border-line bg-white";
  if (content === undefined) return <div aria-hidden="true" className={frame} />;
  const { across, quiet, runs } = qrModules(content);
  const side = across + 2 * quiet;
  const path = runs.map(({ x, y, length }) => `M${quiet + x} ${quiet + y}h${length}v1h-${length}z`).join("");
  return (
    <svg
      role="img"
      aria-label="QRコードの見本"
      viewBox={`0 0 ${side} ${side}`}
      className={frame}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
