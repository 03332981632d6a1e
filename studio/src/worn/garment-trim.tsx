import type { GarmentCut } from "./garment-measures.ts";
import type { GarmentPaths } from "./garment-paths.ts";
import { at, type Spot } from "./smooth-path.ts";

interface TrimProps {
  /** What is behind the neck's edge, or what lies on the garment. */
  readonly part: "inside" | "outside";
  readonly garment: GarmentPaths;
  readonly cut: GarmentCut;
  readonly fill: string;
  readonly side: "front" | "back";
  readonly id: string;
  readonly isDark: boolean;
}

/** Collars, cuffs, ribs and pockets: what tells one cut from another. */
export function GarmentTrim(props: TrimProps) {
  const { part, garment, cut, fill, side, isDark } = props;
  const line = { fill: "none", stroke: isDark ? "#fff" : "#000", strokeOpacity: isDark ? 0.2 : 0.2, strokeWidth: 2 };
  if (part === "inside") return <BackOfNeck garment={garment} fill={fill} />;
  return (
    <g>
      {side === "back" ? (
        <BackCollar garment={garment} fill={fill} line={line} />
      ) : cut === "polo" ? (
        <PoloCollar garment={garment} fill={fill} line={line} />
      ) : cut === "hoodie" ? (
        <HoodFront garment={garment} fill={fill} line={line} />
      ) : (
        <Collar garment={garment} fill={fill} line={line} wide={cut === "tank" ? 9 : cut === "sweat" ? 22 : 18} />
      )}
      {(cut === "sweat" || cut === "hoodie") && <Ribs garment={garment} line={line} />}
      {cut === "hoodie" && side === "front" && <Pocket garment={garment} line={line} />}
      {garment.cuffs.map(([outer, inner]) => (
        <path
          key={at(outer)}
          d={`M${at(inset(outer, inner))}L${at(inset(inner, outer))}`}
          {...line}
          transform={lift(outer)}
        />
      ))}
    </g>
  );
}

const lift = ([x]: Spot) => `translate(${x > 0 ? -6 : 6} -16)`;

function inset(from: Spot, to: Spot): Spot {
  return [from[0] + (to[0] - from[0]) * 0.02, from[1] + (to[1] - from[1]) * 0.02];
}

type Line = Readonly<Record<string, unknown>>;
type Piece = Pick<TrimProps, "garment" | "fill"> & { readonly line: Line };

function neckCurve({ half, front, y }: GarmentPaths["neck"], grow = 0): string {
  const [h, f] = [half + grow, front + grow];
  return `M${at([-h, y])}Q${at([-h * 0.94, f])} ${at([0, f])}Q${at([h * 0.94, f])} ${at([h, y])}`;
}

/** The inside of the garment's back, behind the neck. */
function BackOfNeck({ garment: { neck }, fill }: Pick<TrimProps, "garment" | "fill">) {
  const { half, y, back } = neck;
  const shape = `M${at([-half, y])}Q${at([0, y - back * 2])} ${at([half, y])}Q${at([0, y + back * 2.4])} ${at([-half, y])}Z`;
  return (
    <g>
      <path d={shape} fill={fill} />
      <path d={shape} fill="#000" fillOpacity={0.28} />
    </g>
  );
}

function Collar({ garment: { neck }, fill, line, wide }: Piece & { readonly wide: number }) {
  return (
    <g>
      <path d={neckCurve(neck, wide / 2)} fill="none" stroke={fill} strokeWidth={wide} />
      <path d={neckCurve(neck, wide / 2)} fill="none" stroke="#000" strokeOpacity={0.05} strokeWidth={wide} />
      <path d={neckCurve(neck)} {...line} />
      <path d={neckCurve(neck, wide)} {...line} />
    </g>
  );
}

/** From behind the collar closes over the neck. */
function BackCollar({ garment: { neck }, fill, line }: Piece) {
  const { half, front, back, y } = neck;
  const high = y - back * 1.6;
  const cover = `M${at([-half, y])}Q${at([0, high - 8])} ${at([half, y])}Q${at([half * 0.94, front])} ${at([0, front])}Q${at([-half * 0.94, front])} ${at([-half, y])}Z`;
  return (
    <g>
      <path d={cover} fill={fill} />
      <path d={`M${at([-half - 4, y + 8])}Q${at([0, y + back * 2.2])} ${at([half + 4, y + 8])}`} {...line} />
    </g>
  );
}

function PoloCollar({ garment: { neck }, fill, line }: Piece) {
  const { half, front, y } = neck;
  const flap = (side: 1 | -1) =>
    `M${at([side * half * 0.86, y - 16])}L${at([side * (half + 26), y + 26])}L${at([side * half * 0.72, front + 34])}L${at([side * 5, front - 2])}Q${at([side * half * 0.72, front * 0.6])} ${at([side * half * 0.86, y - 16])}Z`;
  return (
    <g>
      <path d={`M-15 ${front - 6}H15V${front + 118}H-15Z`} fill={fill} />
      <path d={`M-15 ${front}V${front + 118}H15V${front}`} {...line} />
      {[28, 66, 102].map((down) => (
        <circle
          key={down}
          cx={0}
          cy={front + down}
          r={4.5}
          fill="#fff"
          fillOpacity={0.85}
          stroke="#000"
          strokeOpacity={0.3}
          strokeWidth={1}
        />
      ))}
      {([1, -1] as const).map((side) => (
        <g key={side}>
          <path d={flap(side)} fill={fill} />
          <path d={flap(side)} fill="#000" fillOpacity={0.05} />
          <path d={flap(side)} {...line} />
        </g>
      ))}
    </g>
  );
}

/** The hood lies on the back and stands up around the neck. */
export function HoodBehind({ garment: { neck }, fill, id }: Pick<TrimProps, "garment" | "fill" | "id">) {
  const wide = neck.half + 46;
  const shape = `M${at([-wide, 40])}C${at([-wide - 6, -70])} ${at([-wide * 0.6, -118])} ${at([0, -118])}C${at([wide * 0.6, -118])} ${at([wide + 6, -70])} ${at([wide, 40])}Z`;
  return (
    <g>
      <path d={shape} fill={fill} />
      <path d={shape} fill="#000" fillOpacity={0.12} />
      <path d={shape} fill="none" stroke="#000" strokeOpacity={0.25} strokeWidth={18} filter={`url(#${id}soft)`} />
    </g>
  );
}

function HoodFront({ garment: { neck }, fill, line }: Piece) {
  const { half, front } = neck;
  const edge = (side: 1 | -1) =>
    `M${at([side * (half + 42), 34])}C${at([side * (half + 44), -30])} ${at([side * (half + 8), -64])} ${at([side * half * 0.78, -58])}C${at([side * half * 0.96, 6])} ${at([side * half * 0.62, front * 0.8])} ${at([side * 2, front + 8])}C${at([side * half * 0.7, front + 2])} ${at([side * half * 1.25, front * 0.72])} ${at([side * (half + 42), 34])}Z`;
  return (
    <g>
      {([1, -1] as const).map((side) => (
        <g key={side}>
          <path d={edge(side)} fill={fill} />
          <path d={edge(side)} fill="#000" fillOpacity={side === 1 ? 0.09 : 0.05} />
          <path d={edge(side)} {...line} />
          <path
            d={`M${at([side * half * 0.42, front * 0.86])}Q${at([side * half * 0.5, front + 60])} ${at([side * half * 0.4, front + 118])}`}
            fill="none"
            stroke="#f4f1ec"
            strokeWidth={7}
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  );
}

function Ribs({ garment: { hem }, line }: Pick<Piece, "garment" | "line">) {
  const top = hem.y - 60;
  return <path d={`M${at([-hem.half - 6, top])}Q${at([0, top + 18])} ${at([hem.half + 6, top])}`} {...line} />;
}

function Pocket({ garment: { hem }, line }: Pick<Piece, "garment" | "line">) {
  const [foot, half] = [hem.y - 54, hem.half * 0.62];
  const top = foot - 190;
  return (
    <path
      d={`M${at([-half, foot + 6])}V${foot - 78}L${at([-half * 0.62, top])}H${half * 0.62}L${at([half, foot - 78])}V${foot + 6}Q${at([0, foot + 16])} ${at([-half, foot + 6])}Z`}
      {...line}
    />
  );
}
