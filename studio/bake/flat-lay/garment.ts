import type { Point } from "../curve.ts";

/** What `studio/bake/blender/` lays down: two sheets of cloth sewn together, or one. Millimetres of the goods, y downwards. */
export interface Garment {
  readonly seed: number;
  /** Of the mesh, mm. */
  readonly spacing: number;
  readonly lay: Lay;
  /** The outlines from the left neck point on, clockwise. Both have the same seams; what is of one sheet has no `bottom`, and none. */
  readonly top: readonly Chain[];
  readonly bottom: readonly Chain[];
  /** Beyond it, on the viewer's right, is the sleeve. */
  readonly armhole?: readonly Point[];
  /** On the viewer's right: what the easing of edges must not round off. */
  readonly corners: readonly Point[];
  readonly seams: readonly SeamLine[];
  /** Settles by itself and lies over the neck. */
  readonly hood?: Garment;
  /** Its hood is not up, but lies on shoulders and back. */
  readonly hoodLies?: true;
  readonly pocket?: Pocket;
  /** Of what is sewn together all round. */
  readonly filling?: Filling;
  /** From the lowest to the uppermost. */
  readonly straps?: readonly Strap[];
  /** Rows of thick thread that hold what is sewn on from below. */
  readonly tacks?: readonly (readonly Point[])[];
  /** Woven flat in cloth that has a pile. */
  readonly bands?: readonly Band[];
  /** Marks of having been folded. */
  readonly creases?: readonly Crease[];
  /** Small stitches through the sheet above. */
  readonly rows?: readonly (readonly Point[])[];
  readonly zip?: Zip;
  /** From the lowest to the uppermost. */
  readonly cords?: readonly Cord[];
  /** It is not laid down, but put on a body or a hanger. */
  readonly wear?: Wear;
  /** A fallen collar, of what is worn: its halves in front, and its inside behind the neck. */
  readonly leaves?: readonly Leaf[];
  readonly stand?: CollarStand;
  /** Their places on the sheet above. */
  readonly buttons?: readonly Point[];
}

/** The open edge of its rim is where it turns over around the neck; it lies on the cloth. */
export interface Leaf {
  readonly rim: readonly Chain[];
}

export interface CollarStand {
  /** The edge of the sheet below that it is sewn to. */
  readonly points: readonly Point[];
  readonly height: number;
  /** By which share its ends are lower, and its upper edge is narrower than the lower one; and how far it is behind that, mm. */
  readonly lower: number;
  readonly narrower: number;
  readonly lean: number;
}

type BentArm = readonly [upper: number, inward: number, forward: number];

/** How a garment falls over what wears it; nothing is cut too wide for it. */
export interface Wear {
  readonly by: "body" | "hanger";
  /** How stout the trunk and how thick the arms are, as shares of a slight person's; 0 is a bust without arms. */
  readonly build: readonly [number, number];
  /** How thick the muscle of a shoulder is, as a share of a slight person's. */
  readonly muscle?: number;
  /** Of the arms on the left and the right of who sees the front: degrees by which upper arms turn inwards, and forearms inwards and to the front. */
  readonly bent?: readonly [BentArm, BentArm];
  /** How far ribs of these two cuffs and of the hem are pushed up, mm. */
  readonly pushed?: readonly [number, number, number];
  /** How far the trunk is to the side, mm, turned, radians, and tilted, as a share, 500 mm below its shoulders. */
  readonly stance?: readonly [number, number, number];
  /** Degrees by which sleeves are cut higher than they are drawn. */
  readonly turn: number;
  /** Whoever wears it turns their back to the viewer. */
  readonly isTurned?: true;
  /** How far before the wall, mm. */
  readonly before: number;
  /** How far from itself cloth stays, mm; else what is loose passes through itself. */
  readonly apart?: number;
  /** How readily cloth bends: 1/10,000 is a shirt's. */
  readonly bend: number;
  /** On the skin. */
  readonly friction: number;
  /** The shares of its weight that draw it backwards, onto the chest, and to the right: nobody stands straight. */
  readonly lean: number;
  readonly aside: number;
  /** Of each second: more make cloth that gives less. */
  readonly steps: number;
  /** Seconds, how much of its speed cloth loses in one; a body's depth as a share, the angle of its arms, and how far out their joints are, mm. */
  readonly moments: readonly (readonly [number, number, number, number, number])[];
}

/** A twisted cord that lies beside the bag. */
export interface Cord {
  readonly middle: readonly Point[];
  /** Its last millimetres have come undone. */
  readonly isFrayed?: true;
  /** An overhand knot that takes up the whole of its way. */
  readonly isKnot?: true;
}

/** Across the sheet above, from the left to the right, between two folded edges of it. */
export interface Zip {
  readonly middle: readonly Point[];
  /** What is open between the edges, mm. */
  readonly slot: number;
  /** How much cloth there is above the slot, mm. */
  readonly above: number;
  /** How far along the slider stands, mm, and to where its puller points: degrees, 90 is down. */
  readonly slider: number;
  readonly turn: number;
}

/** A patch on the sheet above, sewn down along its rim, but for the open edges, and along rows of stitches within it. */
export interface Pocket {
  readonly rim: readonly Chain[];
  readonly rows?: readonly (readonly Point[])[];
}

/** A band of doubled cloth, both ends of which are sewn onto the sheet above or lie below the garment. */
export interface Strap {
  /** Its inner side is on the left of whoever walks along it. */
  readonly middle: readonly Point[];
  readonly width: number;
  /** Of all its layers, mm. */
  readonly thick: number;
  readonly isAbove: boolean;
  /** How much of each end is sewn down, mm. */
  readonly sewn: number;
}

export interface Filling {
  readonly pressure: number;
  /** How far from the seam it reaches its full pressure, mm. */
  readonly reach: number;
  /** How much wider the cloth was cut than its outline lies; and by how much more in the middle of its sides, which draw in. */
  readonly wide: number;
  readonly bow: number;
  /** The share of its lower half that is pressed flat by the ground. */
  readonly sunk: number;
}

export interface Band {
  /** Along its middle. */
  readonly points: readonly Point[];
  readonly width: number;
  readonly depth: number;
}

export interface Crease {
  readonly points: readonly Point[];
  readonly depth: number;
}

export type Chain =
  | { readonly kind: "seam"; readonly points: readonly Point[] }
  | {
      readonly kind: "hem";
      readonly points: readonly Point[];
      readonly width: number;
      readonly isOpen?: true;
      /** Of its cloth and thread; a shirt's is 1. */
      readonly weight?: number;
    }
  | {
      readonly kind: "rib";
      readonly points: readonly Point[];
      readonly width: number;
      readonly pitch: number;
      /** The share of its length to which a binding draws in what is worn or hangs. */
      readonly drawn?: number;
    };

export interface SeamLine {
  readonly points: readonly Point[];
  readonly on: readonly ("top" | "bottom")[];
  readonly depth: number;
}

/** How it is laid: cut wider, longer and with raised sleeves, then pushed into its outline, so that it must buckle. */
export interface Lay {
  readonly narrow: number;
  readonly short: number;
  /** Degrees by which the sleeves are turned down, about a point on the viewer's right. */
  readonly turn: number;
  readonly pivot: Point;
  /** How much sooner a sleeve turns as a whole for each millimetre below the armpit: a long one lies beside the body. */
  readonly trail?: number;
  /** How much higher than flat the middle of the sheet above begins, mm. */
  readonly loft?: number;
  /** Uneven hands: wave length and strength, mm. */
  readonly warp: readonly (readonly [number, number])[];
  readonly bend: number;
  readonly frames: number;
  /** Thickness of two layers in metres, and how far from an edge cloth is that thick and stiff, mm. */
  readonly thick: number;
  readonly stiff: number;
  readonly smooth: number;
  /** The outline comes to lie where the pattern says to a fraction of a millimetre, and its seams are round. */
  readonly isKept?: true;
  /** How wide the cloth has been drawn in, as shares of its width: at y, mm. */
  readonly gathers?: readonly (readonly [number, number])[];
}
