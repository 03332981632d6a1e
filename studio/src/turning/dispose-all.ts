import { Material, Mesh, type Object3D, Texture } from "three";

/** Lets go of everything that the graphics card holds for what is shown: geometries, materials and their pictures. */
export function disposeAll(shown: Object3D): void {
  shown.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    for (const material of [part.material].flat()) {
      if (!(material instanceof Material)) continue;
      for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
      material.dispose();
    }
  });
}
