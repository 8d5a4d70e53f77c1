import { Layer } from "effect"
import { sampleSite } from "../../domain/site/sample-site.ts"
import type { Places } from "../ports/places.ts"
import { placesWith } from "./places.test-support.ts"
import { ShopSite } from "../ports/shop-site.ts"
import type { Snapshot } from "./snapshot.ts"
import { Snapshots } from "./snapshots.ts"

/** Provides the price lists of a shop with the operator of the sample data. */
export const sampleSnapshotsWith = (
  onLoad: (snapshot: Snapshot) => void,
  places: Layer.Layer<Places> = placesWith({})
) => Snapshots.layerWith(onLoad).pipe(Layer.provide(Layer.merge(Layer.succeed(ShopSite)(sampleSite), places)))

export const sampleSnapshots = sampleSnapshotsWith(() => {})
