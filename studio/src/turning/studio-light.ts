import {
  BackSide,
  BoxGeometry,
  Color,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from "three";
import { disposeAll } from "./dispose-all.ts";

/** What stands around the goods to be mirrored in their glaze: width, height and place of a lamp, and how bright it is. */
const LAMPS = [
  // The window, as in the drawn pictures from the left.
  { size: [4, 7, 0.1], at: [-6, 3.2, 3.4], bright: 26 },
  { size: [1.2, 6, 0.1], at: [6.5, 1.6, 3], bright: 9 },
  { size: [6, 6, 0.1], at: [0, 7.5, 1], bright: 4.5 },
] as const;

/** A bright room with a window, blurred for every gloss. The renderer's owner disposes of it. */
export function studioLight(renderer: WebGLRenderer): Texture {
  const room = new Scene();
  room.add(
    new Mesh(
      new SphereGeometry(12, 24, 16),
      new MeshBasicMaterial({ color: new Color(0.74, 0.73, 0.72), side: BackSide }),
    ),
  );
  for (const { size, at, bright } of LAMPS) {
    const lamp = new Mesh(
      new BoxGeometry(size[0], size[1], size[2]),
      new MeshBasicMaterial({ color: new Color(bright, bright, bright) }),
    );
    lamp.position.set(at[0], at[1], at[2]);
    lamp.lookAt(0, 0, 0);
    room.add(lamp);
  }
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(room, 0.03);
  generator.dispose();
  disposeAll(room);
  return texture;
}

/** From the window: gives the round wall its shade. */
export function windowLight(): DirectionalLight {
  const light = new DirectionalLight(0xffffff, 0.7);
  light.position.set(-3, 3, 4);
  return light;
}
