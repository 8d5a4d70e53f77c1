import { assign, setup } from "xstate"
import type { CountryId } from "../domain/place/country.ts"
import { otherCountriesFitting } from "../domain/place/zip.ts"
import { port } from "./effect-port.ts"
import type { ZipOfCountry } from "./zip-check.machine.ts"

export interface CountryHint extends ZipOfCountry {
  /** Other countries in which the postal code is served. */
  readonly countries: ReadonlyArray<CountryId>
}

/**
 * Checks whether a postal code that is invalid or not served in this country is served in other countries with the same
 * code format (rule zip.country-hint).
 */
export const countryHintMachine = setup({
  types: {
    input: {} as ZipOfCountry,
    context: {} as CountryHint,
    output: {} as ReadonlyArray<CountryId>
  },
  actors: {
    /** Returns the countries in which the postal code is served (`check-zipcodes`). */
    checkZips: port<ReadonlyArray<CountryId>, { readonly places: ReadonlyArray<ZipOfCountry> }>("checkZips")
  },
  actions: {
    keepCountries: assign((_, countries: ReadonlyArray<CountryId>) => ({ countries }))
  },
  guards: {
    hasCandidates: ({ context }) => otherCountriesFitting(context.countryId, context.zip).length > 0
  },
  delays: { hintDebounce: 50 }
}).createMachine({
  id: "countryHint",
  context: ({ input }) => ({ ...input, countries: [] }),
  output: ({ context }) => context.countries,
  initial: "settling",
  states: {
    settling: {
      after: { hintDebounce: [{ guard: "hasCandidates", target: "asking" }, { target: "unhinted" }] }
    },
    asking: {
      invoke: {
        id: "checkZips",
        src: "checkZips",
        input: ({ context: { countryId, zip } }) => ({
          places: otherCountriesFitting(countryId, zip).map((other) => ({ countryId: other, zip }))
        }),
        onDone: { target: "hinted", actions: { type: "keepCountries", params: ({ event }) => event.output } },
        onError: "unhinted"
      }
    },
    hinted: { type: "final" },
    unhinted: { type: "final" }
  }
})
