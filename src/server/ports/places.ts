import { Context, type Effect } from "effect"
import type { CountryId } from "../../domain/place/country.ts"
import type { Gazetteer } from "../../domain/place/gazetteer.ts"
import type { ZipVerdict } from "../../domain/place/zip.ts"
import type { LocatedZip } from "../../domain/price-history/price-area.ts"
import type { DatabaseUnreachable } from "./database-unreachable.ts"

/** Synchronous look-ups in the postal codes of one country, with the same results as `Places`. */
export interface PlacesHere {
  readonly check: (zipCode: string) => ZipVerdict | "unknown"
  readonly regionsOf: (zipCode: string) => ReadonlyArray<string>
}

/** Reports where dealers deliver, and which places belong to a postal code. */
export class Places extends Context.Service<
  Places,
  {
    /** Look-ups in memory; undefined if the country's places are not in memory yet. */
    readonly here: (countryId: CountryId) => PlacesHere | undefined
    /**
     * Returns "served" if a dealer's delivery area has a prefix of the code, "unserved" if none has, "unknown" if the
     * code does not exist in the country. If the check is impossible, the effect fails and never returns "unserved"
     * (rule zip.uncheckable).
     */
    readonly check: (
      countryId: CountryId,
      zipCode: string
    ) => Effect.Effect<ZipVerdict | "unknown", DatabaseUnreachable>
    /** Returns the names of the places of a code in alphabetical order; empty if the code does not exist. */
    readonly placesOf: (
      countryId: CountryId,
      zipCode: string
    ) => Effect.Effect<ReadonlyArray<string>, DatabaseUnreachable>
    /**
     * Returns the codes of the regions that contain places of a postal code; the region with the most places comes
     * first. Empty if the code does not exist.
     */
    readonly regionsOf: (
      countryId: CountryId,
      zipCode: string
    ) => Effect.Effect<ReadonlyArray<string>, DatabaseUnreachable>
    /**
     * Returns the federal state and county that contain most places of a postal code; undefined if the code does not
     * exist.
     */
    readonly located: (
      countryId: CountryId,
      zipCode: string
    ) => Effect.Effect<LocatedZip | undefined, DatabaseUnreachable>
    /**
     * Returns the postal code of the place with this name, whether umlauts are spelled out or not, the lowest if there
     * are several; undefined if no place has this name.
     */
    readonly zipOfPlace: (
      countryId: CountryId,
      name: string
    ) => Effect.Effect<string | undefined, DatabaseUnreachable>
    /** Returns the postal codes of a country by location. */
    readonly gazetteer: (countryId: CountryId) => Effect.Effect<Gazetteer, DatabaseUnreachable>
  }
>()("server/ports/Places") {}
