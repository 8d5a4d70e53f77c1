import { Effect, Layer } from "effect"
import { gazetteerOf } from "../../domain/place/gazetteer.ts"
import { Places } from "../ports/places.ts"

/**
 * Provides a fake `Places`: unless a test overrides it, every postal code is served and belongs to no federal state
 * with holidays of its own.
 */
export const placesWith = (own: Partial<Places["Service"]>) =>
  Layer.succeed(Places)({
    here: () => undefined,
    check: () => Effect.succeed("served"),
    placesOf: () => Effect.succeed([]),
    regionsOf: () => Effect.succeed([]),
    located: () => Effect.succeed(undefined),
    zipOfPlace: () => Effect.succeed(undefined),
    gazetteer: () => Effect.succeed(gazetteerOf([], new Map())),
    ...own
  })

export const noRegions = placesWith({})
