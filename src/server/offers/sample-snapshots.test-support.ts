import { Layer } from "effect"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { ShopSite } from "../ports/shop-site.ts"
import type { Snapshot } from "./snapshot.ts"
import { Snapshots } from "./snapshots.ts"

/** Price lists of the shop whose operator is the sample's. */
export const sampleSnapshotsWith = (onLoad: (snapshot: Snapshot) => void) =>
  Snapshots.layerWith(onLoad).pipe(Layer.provide(Layer.succeed(ShopSite)(sampleSite)))

export const sampleSnapshots = sampleSnapshotsWith(() => {})
