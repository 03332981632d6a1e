import "./home.css";
import type { ReactNode } from "react";
import { FirstPiece } from "./first-piece.tsx";
import { Hero } from "./hero.tsx";
import { ItemTiles } from "./item-tiles.tsx";
import { Methods } from "./methods.tsx";
import { Steps } from "./steps.tsx";

interface HomeScreenProps {
  /** What only a member has: it comes below the first screenful, so that nothing moves under the eyes when it arrives. */
  ofMember?: ReactNode;
  /** What comes only when somebody gets there, after the goods. */
  rows?: ReactNode;
}

export function HomeScreen({ ofMember, rows }: HomeScreenProps) {
  return (
    <main className="overflow-x-clip">
      <Hero />
      {ofMember}
      <Steps />
      <ItemTiles />
      {rows}
      <Methods />
      <FirstPiece />
    </main>
  );
}
