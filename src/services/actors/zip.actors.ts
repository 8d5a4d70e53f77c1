import { fromPromise } from "xstate"
import { type CountryId, isCountryId } from "../../domain/place/country.ts"
import { type ZipVerdict, zipVerdictLifetime } from "../../domain/place/zip.ts"
import { countryHintMachine } from "../../machines/country-hint.machine.ts"
import { zipCheckMachine, type ZipOfCountry } from "../../machines/zip-check.machine.ts"
import { localValues, readKept } from "../browser/storage.ts"
import type { Client } from "../client/client.ts"
import { locationsCheckZip, locationsCheckZips } from "../client/routes.gen.ts"
import { heardValue } from "../client/no-answer.ts"

const verdictKey = ({ countryId, zip }: ZipOfCountry) => `zip:${countryId}:${zip}`

const asMoment = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined

/** Reads the stored result of a check: "served" is valid for 48 hours, but is ignored if the clock was set back. */
const recallVerdict = (place: ZipOfCountry): "served" | "unknown" => {
  const since = readKept(localValues, verdictKey(place), asMoment)
  const age = since === undefined ? -1 : Date.now() - since
  return age >= 0 && age < zipVerdictLifetime ? "served" : "unknown"
}

const checkZip = async (
  client: Client,
  { countryId, zip }: ZipOfCountry,
  signal: AbortSignal
): Promise<ZipVerdict> => {
  const payload = { countryId, zipCode: zip }
  const isServed = heardValue(await client.call(locationsCheckZip, { payload }, { signal }))
  return isServed ? "served" : "unserved"
}

const checkZips = async (
  client: Client,
  places: ReadonlyArray<ZipOfCountry>,
  signal: AbortSignal
): Promise<ReadonlyArray<CountryId>> => {
  const payload = places.map(({ countryId, zip }) => ({ countryId, zipCode: zip }))
  const found = heardValue(await client.call(locationsCheckZips, { payload }, { signal }))
  return found.map((entry) => entry.countryId).filter(isCountryId)
}

/** Implements the ports of the zip check and of the country hint in the browser. */
export const zipActors = (client: Client) => ({
  zipCheck: zipCheckMachine.provide({
    actors: {
      recallVerdict: fromPromise<"served" | "unknown", ZipOfCountry>(async ({ input }) =>
        recallVerdict(input)
      ),
      checkZip: fromPromise<ZipVerdict, ZipOfCountry>(({ input, signal }) => checkZip(client, input, signal))
    },
    actions: {
      rememberVerdict: (_, place) => localValues.set(verdictKey(place), JSON.stringify(Date.now()))
    }
  }),
  countryHint: countryHintMachine.provide({
    actors: {
      checkZips: fromPromise<ReadonlyArray<CountryId>, { readonly places: ReadonlyArray<ZipOfCountry> }>(
        ({ input, signal }) => checkZips(client, input.places, signal)
      )
    }
  })
})
