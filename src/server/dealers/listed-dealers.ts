import { Effect, Layer } from "effect"
import { pathOfDealer } from "../../domain/dealer/dealer-page-paths.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { rememberedFor } from "../../domain/remembered.ts"
import { type ListedDealer, ListedDealers } from "../ports/listed-dealers.ts"
import type { DealerDirectory } from "./dealer-directory.ts"
import { KnownDealers } from "./known-dealers.ts"

const { compare } = new Intl.Collator("de")

const listedIn = rememberedFor(({ dealers }: DealerDirectory): ReadonlyArray<ListedDealer> =>
  dealers
    .filter(({ state }) => state === "active")
    .toSorted((one, other) => other.rating - one.rating || compare(one.name, other.name))
    .map((dealer) => {
      const { name, zipCode, city } = dealer
      return { name, zipCode, city, path: pathOfDealer(dealer) }
    })
)

/** Names the dealers in memory, so that a paused dealer is named nowhere within two seconds (rule dealer.states). */
export const listedDealersLayer = Layer.effect(ListedDealers)(
  Effect.map(KnownDealers, ({ of }) => ({
    of: (countryId: CountryId) => Effect.map(of(countryId), listedIn)
  }))
)
