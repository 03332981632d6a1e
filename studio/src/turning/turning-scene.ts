import { NeutralToneMapping, PerspectiveCamera, Scene, WebGLRenderer } from "three";
import { disposeAll } from "./dispose-all.ts";
import { studioLight, windowLight } from "./studio-light.ts";
import { vesselModel } from "./vessel-model.ts";
import type { VesselShape } from "./vessel-shape.ts";

/** How the vessel is seen, in radians: turned about its axis, and how far one looks down on it. */
export interface Pose {
  readonly turn: number;
  readonly tilt: number;
  /** 1 shows all of it; 2 is twice as near. */
  readonly near: number;
}

export interface TurningScene {
  readonly canvas: HTMLCanvasElement;
  show(pose: Pose): void;
  /** Size in CSS pixels. */
  resize(width: number, height: number): void;
  /** Gives everything back to the graphics card. */
  dispose(): void;
}

const VIEW_ANGLE = 24;
const MOST_PX_RATIO = 2;

/** Throws where there is no WebGL. `onLost` is called if the graphics card takes it away. */
export function createTurningScene(
  shape: VesselShape,
  color: string,
  wall: HTMLCanvasElement,
  onLost: () => void,
): TurningScene {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true, powerPreference: "low-power" });
  renderer.toneMapping = NeutralToneMapping;
  renderer.setPixelRatio(Math.min(MOST_PX_RATIO, globalThis.devicePixelRatio));
  const canvas = renderer.domElement;
  canvas.addEventListener("webglcontextlost", onLost);
  const scene = new Scene();
  const light = studioLight(renderer);
  scene.environment = light;
  scene.environmentIntensity = 0.47;
  const { turned, shadow } = vesselModel(shape, color, wall);
  scene.add(turned, shadow, windowLight());
  const camera = new PerspectiveCamera(VIEW_ANGLE, 1, 10, 4000);
  let distance = 600;

  return {
    canvas,
    show({ turn, tilt, near }) {
      turned.rotation.y = turn;
      const middle = (shape.above - shape.wall) / 2;
      camera.position.set(0, middle + distance * Math.sin(tilt), distance * Math.cos(tilt));
      camera.lookAt(0, middle, 0);
      camera.zoom = near;
      camera.updateProjectionMatrix();
      renderer.render(scene, camera);
    },
    resize(width, height) {
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
      distance = distanceFor(shape, camera.aspect);
    },
    dispose() {
      canvas.removeEventListener("webglcontextlost", onLost);
      disposeAll(scene);
      light.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** So far away that all of it is in the picture in every pose. */
function distanceFor({ radius, wall, above, handle }: VesselShape, aspect: number): number {
  const half = Math.tan((VIEW_ANGLE * Math.PI) / 360);
  const reach = radius + (handle === undefined ? 0 : handle * 0.33);
  return reach + Math.max(((wall + above) * 0.66) / half, (reach * 1.12) / (half * aspect));
}
