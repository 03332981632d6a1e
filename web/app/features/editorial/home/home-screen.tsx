import "./home.css";
import type { ReactNode } from "react";
import { FirstPiece } from "./first-piece.tsx";
import { Hero } from "./hero.tsx";
import { ItemTiles } from "./item-tiles.tsx";
import { Methods } from "./methods.tsx";
import { Steps } from "./steps.tsx";

interface HomeScreenProps {
  /** What a member has below the first screenful, the steps with it: it takes their place in one go, so that nothing is pushed about. */
  ofMember?: ReactNode;
  /** What comes only when somebody gets there, after the goods. */
  rows?: ReactNode;
}

export function HomeScreen({ ofMember, rows }: HomeScreenProps) {
  return (
    <main className="overflow-x-clip">
      <Hero />
      {ofMember ?? <Steps />}
      <ItemTiles />
      {rows}
      <Methods />
      <FirstPiece />
    </main>
  );
}
