import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from "three";
import { handleMesh } from "./handle-mesh.ts";
import { revolve, type SurfaceMesh } from "./surface-mesh.ts";
import type { VesselShape } from "./vessel-shape.ts";

const STEEL = "#c9cbcd";

/** The vessel with its print, and its shadow on the table. What it holds of the GPU is let go by `disposeAll`. */
export function vesselModel(
  shape: VesselShape,
  color: string,
  wall: HTMLCanvasElement,
): { turned: Group; shadow: Mesh } {
  const gloss = shape.isMatte ? { roughness: 0.62 } : { roughness: 0.16 };
  const picture = new CanvasTexture(wall);
  picture.colorSpace = SRGBColorSpace;
  picture.anisotropy = 8;
  const plain = new MeshStandardMaterial({ color: color.slice(0, 7), ...gloss });
  const matters = {
    wall: new MeshStandardMaterial({ map: picture, ...gloss }),
    plain,
    steel: new MeshStandardMaterial({ color: STEEL, metalness: 1, roughness: 0.28, side: DoubleSide }),
  };
  const turned = new Group();
  for (const { matter, profile } of shape.parts) {
    turned.add(new Mesh(geometryOf(revolve(profile, shape.wall)), matters[matter]));
  }
  if (shape.handle !== undefined) turned.add(new Mesh(geometryOf(handleMesh(shape.radius, shape.handle)), plain));
  return { turned, shadow: shadowBelow(shape) };
}

function geometryOf({ positions, normals, uvs, triangles }: SurfaceMesh): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  geometry.setAttribute("normal", new BufferAttribute(normals, 3));
  geometry.setAttribute("uv", new BufferAttribute(uvs, 2));
  geometry.setIndex(new BufferAttribute(triangles, 1));
  return geometry;
}

/** Dark where it stands, fading to the side that is away from the window. */
function shadowBelow({ radius, wall }: VesselShape): Mesh {
  const side = 512;
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  // The picture is six radii wide.
  const px = side / 6;
  for (const [x, reach, dark] of [
    [0.5, 1.75, 0.2],
    [0.16, 1.3, 0.3],
    [0.03, 1.1, 0.4],
  ] as const) {
    if (!context) break;
    const middle = side / 2 + x * px;
    const soft = context.createRadialGradient(middle, side / 2, reach * px * 0.35, middle, side / 2, reach * px);
    soft.addColorStop(0, `rgb(58 44 34 / ${dark})`);
    soft.addColorStop(0.45, `rgb(58 44 34 / ${dark * 0.5})`);
    soft.addColorStop(1, "rgb(58 44 34 / 0)");
    context.fillStyle = soft;
    context.fillRect(0, 0, side, side);
  }
  const picture = new CanvasTexture(canvas);
  picture.colorSpace = SRGBColorSpace;
  const shadow = new Mesh(
    new PlaneGeometry(radius * 6, radius * 6),
    new MeshBasicMaterial({ map: picture, transparent: true, depthWrite: false, toneMapped: false }),
  );
  shadow.rotation.x = -Math.PI / 2;
  shadow.position.y = -wall - 0.2;
  return shadow;
}
