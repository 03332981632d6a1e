import "./home.css";
import { FirstPiece } from "./first-piece.tsx";
import { Hero } from "./hero.tsx";
import { ItemTiles } from "./item-tiles.tsx";
import { Methods } from "./methods.tsx";
import { Steps } from "./steps.tsx";

export function HomeScreen() {
  return (
    <main className="overflow-x-clip">
      <Hero />
      <Steps />
      <ItemTiles />
      <Methods />
      <FirstPiece />
    </main>
  );
}
