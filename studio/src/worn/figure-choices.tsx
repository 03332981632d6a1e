import { Choices } from "../editor/frame/choices.tsx";

interface FigureChoicesProps {
  readonly heights: readonly number[];
  readonly height: number;
  readonly isNear: boolean;
  readonly onHeight: (cm: number) => void;
  readonly onNear: (isNear: boolean) => void;
}

const RANGES = [
  { id: "whole", name: "全身" },
  { id: "near", name: "近くで" },
] as const;

/** How tall the figure is, and how it is seen. */
export function FigureChoices(props: FigureChoicesProps) {
  const { heights, height, isNear, onHeight, onNear } = props;
  return (
    <>
      <div className="flex min-w-0 items-center gap-2">
        <span aria-hidden className="shrink-0 text-12 text-mute">
          身長 cm
        </span>
        <Choices
          legend="身長（cm）"
          choices={heights.map((cm) => ({ id: cm, name: `${cm}` }))}
          chosen={height}
          onChoose={onHeight}
        />
      </div>
      <Choices
        legend="見る範囲"
        choices={RANGES}
        chosen={isNear ? "near" : "whole"}
        onChoose={(id) => onNear(id === "near")}
      />
    </>
  );
}
