import { assign, setup } from "xstate"
import type { CountryId } from "../domain/place/country.ts"
import type { ZipVerdict } from "../domain/place/zip.ts"
import { actionPort, port } from "./effect-port.ts"

/** The postal code to check; it matches the country's format. */
export interface ZipOfCountry {
  readonly countryId: CountryId
  readonly zip: string
}

/** Result of a check; "uncheckable" is no statement about the place and is never cached (rule zip.uncheckable). */
export type ZipCheckVerdict = ZipVerdict | "uncheckable"

/**
 * One check of one postal code, from the cache or the server. The parent machine discards a late response by leaving
 * the invoking state, and retries by entering that state again.
 */
export const zipCheckMachine = setup({
  types: {
    input: {} as ZipOfCountry,
    context: {} as ZipOfCountry & { readonly verdict: ZipCheckVerdict },
    output: {} as ZipCheckVerdict
  },
  actors: {
    /** "served" if the server reported this within the last 48 hours (`zipVerdictLifetime`), otherwise "unknown". */
    recallVerdict: port<"served" | "unknown", ZipOfCountry>("recallVerdict"),
    checkZip: port<ZipVerdict, ZipOfCountry>("checkZip")
  },
  actions: {
    keepVerdict: assign((_, verdict: ZipVerdict) => ({ verdict })),
    /** Stores "served" for 48 hours. */
    rememberVerdict: actionPort<ZipOfCountry>()
  },
  guards: {
    isServed: (_, verdict: ZipVerdict | "unknown") => verdict === "served"
  }
}).createMachine({
  id: "zipCheck",
  context: ({ input }) => ({ ...input, verdict: "uncheckable" }),
  output: ({ context }) => context.verdict,
  initial: "recalling",
  states: {
    recalling: {
      invoke: {
        id: "recallVerdict",
        src: "recallVerdict",
        input: ({ context: { countryId, zip } }) => ({ countryId, zip }),
        onDone: [
          {
            guard: { type: "isServed", params: ({ event }) => event.output },
            target: "served",
            actions: { type: "keepVerdict", params: "served" }
          },
          { target: "asking" }
        ],
        onError: "asking"
      }
    },
    asking: {
      invoke: {
        id: "checkZip",
        src: "checkZip",
        input: ({ context: { countryId, zip } }) => ({ countryId, zip }),
        onDone: [
          {
            guard: { type: "isServed", params: ({ event }) => event.output },
            target: "served",
            actions: [
              { type: "keepVerdict", params: "served" },
              { type: "rememberVerdict", params: ({ context: { countryId, zip } }) => ({ countryId, zip }) }
            ]
          },
          { target: "unserved", actions: { type: "keepVerdict", params: "unserved" } }
        ],
        onError: "uncheckable"
      }
    },
    served: { type: "final" },
    unserved: { type: "final" },
    uncheckable: { type: "final" }
  }
})
