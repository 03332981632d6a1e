import "./home.css";
import type { ReactNode } from "react";
import { FirstPiece } from "./first-piece.tsx";
import { Hero } from "./hero.tsx";
import { ItemTiles } from "./item-tiles.tsx";
import { Methods } from "./methods.tsx";
import { Steps } from "./steps.tsx";

/** `ofMember` is what only a member has: it comes below the first screenful, so that nothing moves under the eyes when it arrives. */
export function HomeScreen({ ofMember }: { ofMember?: ReactNode }) {
  return (
    <main className="overflow-x-clip">
      <Hero />
      {ofMember}
      <Steps />
      <ItemTiles />
      <Methods />
      <FirstPiece />
    </main>
  );
}
