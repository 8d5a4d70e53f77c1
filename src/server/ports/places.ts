import { Context, type Effect } from "effect"
import type { CountryId } from "../../domain/place/country.ts"
import type { Gazetteer } from "../../domain/place/gazetteer.ts"
import type { ZipVerdict } from "../../domain/place/zip.ts"
import type { LocatedZip } from "../../domain/price-history/price-area.ts"
import type { DatabaseUnreachable } from "./database-unreachable.ts"

/** What is known of the postal codes of one country, as `Places` says it, where nothing has to be waited for. */
export interface PlacesHere {
  readonly check: (zipCode: string) => ZipVerdict | "unknown"
  readonly regionsOf: (zipCode: string) => ReadonlyArray<string>
}

/** What is known of postal codes: where dealers deliver and which places a code belongs to. */
export class Places extends Context.Service<
  Places,
  {
    /** Look-ups in what is in memory; undefined where the country has to be read first. */
    readonly here: (countryId: CountryId) => PlacesHere | undefined
    /**
     * "served" when a dealer's delivery area has a prefix of the code, "unserved" when none has, "unknown" when the
     * country has no such code. A check that fails says so and is never "unserved" (rule zip.uncheckable).
     */
    readonly check: (
      countryId: CountryId,
      zipCode: string
    ) => Effect.Effect<ZipVerdict | "unknown", DatabaseUnreachable>
    /** Names of the places of a code in the order of the alphabet; none when there is no such code. */
    readonly placesOf: (
      countryId: CountryId,
      zipCode: string
    ) => Effect.Effect<ReadonlyArray<string>, DatabaseUnreachable>
    /** Codes of the regions that a postal code's places lie in, the one with the most first; none as above. */
    readonly regionsOf: (
      countryId: CountryId,
      zipCode: string
    ) => Effect.Effect<ReadonlyArray<string>, DatabaseUnreachable>
    /** The state and county that most places of a postal code lie in; undefined when there is no such code. */
    readonly located: (
      countryId: CountryId,
      zipCode: string
    ) => Effect.Effect<LocatedZip | undefined, DatabaseUnreachable>
    /** The postal code of a place by its name, the lowest of several; undefined when no place is called so. */
    readonly zipOfPlace: (
      countryId: CountryId,
      name: string
    ) => Effect.Effect<string | undefined, DatabaseUnreachable>
    /** The postal codes of a country by where they lie. */
    readonly gazetteer: (countryId: CountryId) => Effect.Effect<Gazetteer, DatabaseUnreachable>
  }
>()("server/ports/Places") {}
