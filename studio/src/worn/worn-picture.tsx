import { useId } from "react";
import { luminance } from "../mockup/shading.ts";
import { figureMeasures } from "./figure-measures.ts";
import { ARM_ANGLE, figurePaths } from "./figure-paths.ts";
import type { GarmentCut, GarmentSize } from "./garment-measures.ts";
import { type GarmentPaths, garmentPaths } from "./garment-paths.ts";
import { GarmentTrim, HoodBehind } from "./garment-trim.tsx";
import { at } from "./smooth-path.ts";
import type { WornPrint } from "./worn-goods.ts";

interface WornPictureProps {
  readonly heightCm: number;
  /** The tallest figure that is shown in the same place: all have one scale. */
  readonly tallestCm: number;
  readonly cut: GarmentCut;
  readonly size: GarmentSize;
  readonly color: string;
  readonly side: "front" | "back";
  readonly prints: readonly WornPrint[];
  readonly isNear: boolean;
  readonly name: string;
}

const BODY = "#ddd5cc";
const BODY_SHADE = "#c9bfb4";
/** Whole and near: half the width of what is seen, millimetres. */
const HALF_SEEN = { whole: 560, near: 430 };

/** A figure of that height wearing the garment in its true size, with its prints in theirs (rule catalogue-worn). */
export function WornPicture({ heightCm, tallestCm, cut, size, color, side, prints, isNear, name }: WornPictureProps) {
  const id = useId();
  const figure = figureMeasures(heightCm);
  const paths = figurePaths(figure);
  const garment = garmentPaths(figure, size, cut);
  const fill = color.slice(0, 7);
  const isDark = luminance(fill) < 0.12;
  const ground = figure.neck;
  const box = isNear
    ? [-HALF_SEEN.near, -330, HALF_SEEN.near * 2, 1330]
    : [-HALF_SEEN.whole, ground - tallestCm * 10 - 70, HALF_SEEN.whole * 2, tallestCm * 10 + 150];
  return (
    <svg viewBox={box.join(" ")} role="img" aria-label={name} className="size-full" preserveAspectRatio="xMidYMid meet">
      <Definitions id={id} garment={garment} isDark={isDark} half={figure.half.hip * 1.15} />
      {!isNear && <Ground y={ground} heightCm={heightCm} id={id} />}
      {cut === "hoodie" && <HoodBehind garment={garment} fill={fill} id={id} />}
      <g fill={BODY}>
        <path d={paths.body} />
        <path d={paths.body} fill={`url(#${id}body)`} />
        {paths.arms.map((arm) => (
          <path key={arm} d={arm} stroke={BODY_SHADE} strokeWidth={2} />
        ))}
        <ellipse
          cx={6}
          cy={figure.neck - figure.chin + 6}
          rx={figure.half.neck * 0.92}
          ry={20}
          fill="#a89c90"
          opacity={0.7}
          filter={`url(#${id}soft)`}
        />
        <path d={paths.head} />
        <path d={paths.head} fill={`url(#${id}body)`} />
      </g>
      <GarmentTrim part="inside" {...{ garment, cut, fill, side, id, isDark }} />
      <g clipPath={`url(#${id}trunk)`}>
        <path d={garment.trunk} fill={fill} />
        <Prints
          prints={prints.filter((print) => print.view === side && !isOnSleeve(print))}
          width={size.width * 1000}
        />
        <TrunkShade garment={garment} isDark={isDark} id={id} />
      </g>
      <path
        d={garment.trunk}
        fill="none"
        stroke={isDark ? "#fff" : "#000"}
        strokeOpacity={isDark ? 0.14 : 0.16}
        strokeWidth={2}
      />
      {garment.sleeves.map((sleeve, index) => (
        <SleeveShape key={sleeve} {...{ sleeve, fill, isDark, id }} isLeft={index === 1} />
      ))}
      {side === "front" && (
        <SleevePrints prints={prints.filter(isOnSleeve)} garment={garment} width={size.width * 1000} />
      )}
      <GarmentTrim part="outside" {...{ garment, cut, fill, side, id, isDark }} />
    </svg>
  );
}

/** Left and right sleeve. */
function isOnSleeve({ areaKindId }: WornPrint): boolean {
  return areaKindId === 5 || areaKindId === 6;
}

interface DefinitionsProps {
  readonly id: string;
  readonly garment: GarmentPaths;
  readonly isDark: boolean;
  readonly half: number;
}

function Definitions({ id, garment, isDark, half }: DefinitionsProps) {
  const edge = isDark ? 0.42 : 0.2;
  const seen = garment.hem.half;
  return (
    <defs>
      <filter id={`${id}soft`} x="-50%" y="-50%" width="200%" height="200%">
        <feGaussianBlur stdDeviation="9" />
      </filter>
      <filter id={`${id}softer`} x="-50%" y="-50%" width="200%" height="200%">
        <feGaussianBlur stdDeviation="20" />
      </filter>
      <clipPath id={`${id}trunk`}>
        <path d={garment.trunk} />
      </clipPath>
      <linearGradient id={`${id}body`} gradientUnits="userSpaceOnUse" x1={-half} x2={half} y1={0} y2={0}>
        <stop offset="0" stopColor={BODY_SHADE} stopOpacity={0.9} />
        <stop offset="0.35" stopColor={BODY_SHADE} stopOpacity={0} />
        <stop offset="0.6" stopColor={BODY_SHADE} stopOpacity={0.1} />
        <stop offset="1" stopColor={BODY_SHADE} />
      </linearGradient>
      <linearGradient id={`${id}side`} gradientUnits="userSpaceOnUse" x1={-seen} x2={seen} y1={0} y2={0}>
        <stop offset="0" stopOpacity={edge} />
        <stop offset="0.16" stopOpacity={edge * 0.3} />
        <stop offset="0.38" stopOpacity={0} />
        <stop offset="0.66" stopOpacity={edge * 0.12} />
        <stop offset="0.88" stopOpacity={edge * 0.55} />
        <stop offset="1" stopOpacity={edge * 1.3} />
      </linearGradient>
    </defs>
  );
}

/** The ground, and a measure beside the figure. */
function Ground({ y, heightCm, id }: { readonly y: number; readonly heightCm: number; readonly id: string }) {
  const x = -470;
  const top = y - heightCm * 10;
  return (
    <g>
      <ellipse cx={18} cy={y + 4} rx={250} ry={22} fill="#3a2c22" opacity={0.16} filter={`url(#${id}softer)`} />
      <g stroke="#8f8985" strokeWidth={2.5}>
        <path d={`M${at([x, top])}V${y}M${at([x - 14, top])}H${x + 14}M${at([x - 14, y])}H${x + 14}`} fill="none" />
        <path d={`M${at([x + 24, top])}H-130`} strokeDasharray="3 9" strokeOpacity={0.7} fill="none" />
      </g>
      <text x={x} y={top - 18} textAnchor="middle" fontSize={38} fill="#504e4e" className="num">
        {heightCm} cm
      </text>
    </g>
  );
}

interface PrintsProps {
  readonly prints: readonly WornPrint[];
  /** Micrometres. */
  readonly width: number;
}

function Prints({ prints, width }: PrintsProps) {
  return prints.map((print) => {
    const rect = print.rectOn(width);
    return (
      <image
        key={print.areaKindId}
        href={print.picture}
        x={rect.x / 1000}
        y={rect.y / 1000}
        width={rect.w / 1000}
        height={rect.h / 1000}
        preserveAspectRatio="none"
        style={print.isMultiplied ? { mixBlendMode: "multiply" } : undefined}
      />
    );
  });
}

/** On the sleeve that hangs down, about its middle. */
function SleevePrints({ prints, garment, width }: PrintsProps & { readonly garment: GarmentPaths }) {
  const middle = garment.sleeveMiddle;
  if (!middle) return null;
  return prints.map((print) => {
    const rect = print.rectOn(width);
    const [w, h] = [rect.w / 1000, rect.h / 1000];
    const side = rect.x + rect.w / 2 > 0 ? 1 : -1;
    return (
      <image
        key={print.areaKindId}
        href={print.picture}
        {...{ x: -w / 2, y: -h / 2, width: w, height: h }}
        preserveAspectRatio="none"
        transform={`translate(${at([side * middle[0], middle[1]])}) rotate(${(-side * ARM_ANGLE * 180) / Math.PI})`}
      />
    );
  });
}

interface ShadeProps {
  readonly isDark: boolean;
  readonly id: string;
}

/** Roundness, and soft folds from the armpits and the shoulders. They lie over the print, as on cloth. */
function TrunkShade({ garment, isDark, id }: ShadeProps & { readonly garment: GarmentPaths }) {
  const [x, y] = garment.armpit;
  const { half, y: hem } = garment.hem;
  const long = hem - y;
  const folds = [
    `M${at([x - 4, y])}Q${at([x * 0.78, y + long * 0.12])} ${at([x * 0.5, y + long * 0.17])}`,
    `M${at([x, y + 12])}Q${at([x * 0.86, y + long * 0.4])} ${at([half * 0.78, hem - 10])}`,
    `M${at([-x + 4, y])}Q${at([-x * 0.78, y + long * 0.16])} ${at([-x * 0.52, y + long * 0.24])}`,
    `M${at([-x, y + 20])}Q${at([-x * 0.9, y + long * 0.5])} ${at([-half * 0.6, hem])}`,
    `M${at([half * 0.34, y + long * 0.58])}Q${at([half * 0.3, y + long * 0.8])} ${at([half * 0.38, hem])}`,
    `M${at([-half * 0.2, y + long * 0.66])}Q${at([-half * 0.26, y + long * 0.84])} ${at([-half * 0.2, hem])}`,
  ];
  return (
    <g fill="none" strokeLinecap="round">
      <path d={garment.trunk} fill={`url(#${id}side)`} />
      <g filter={`url(#${id}soft)`} stroke="#000" strokeOpacity={isDark ? 0.34 : 0.1} strokeWidth={15}>
        {folds.map((fold) => (
          <path key={fold} d={fold} />
        ))}
      </g>
      <g
        filter={`url(#${id}soft)`}
        stroke="#fff"
        strokeOpacity={isDark ? 0.1 : 0.24}
        strokeWidth={13}
        transform="translate(20 -8)"
      >
        {folds.map((fold) => (
          <path key={fold} d={fold} />
        ))}
      </g>
      <path
        d={`M${at([-half, hem - 22])}Q${at([0, hem - 6])} ${at([half, hem - 22])}`}
        stroke="#000"
        strokeOpacity={isDark ? 0.4 : 0.12}
        strokeWidth={2}
      />
    </g>
  );
}

interface SleeveShapeProps extends ShadeProps {
  readonly sleeve: string;
  readonly fill: string;
  readonly isLeft: boolean;
}

function SleeveShape({ sleeve, fill, isDark, id, isLeft }: SleeveShapeProps) {
  const clip = `${id}sleeve${isLeft ? "l" : "r"}`;
  return (
    <g>
      <clipPath id={clip}>
        <path d={sleeve} />
      </clipPath>
      <path d={sleeve} fill={fill} />
      <g clipPath={`url(#${clip})`} fill="none">
        <path
          d={sleeve}
          stroke="#000"
          strokeOpacity={isDark ? 0.5 : isLeft ? 0.2 : 0.26}
          strokeWidth={34}
          filter={`url(#${id}soft)`}
        />
        <path
          d={sleeve}
          stroke="#fff"
          strokeOpacity={isDark ? 0.08 : 0.18}
          strokeWidth={26}
          filter={`url(#${id}soft)`}
          transform={`translate(${isLeft ? 26 : -24} 6)`}
        />
      </g>
      <path
        d={sleeve}
        fill="none"
        stroke={isDark ? "#fff" : "#000"}
        strokeOpacity={isDark ? 0.14 : 0.16}
        strokeWidth={2}
      />
    </g>
  );
}
