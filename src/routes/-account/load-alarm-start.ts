import type { CountryId } from "../../domain/place/country.ts"
import { mailedAlarm, mailedAlarmProblems, shownAreaProblem } from "../../domain/alarm/mailed-alarm.ts"
import { type SentAlarm, shownState, typedAlarm } from "../../domain/alarm/submitted-alarm.ts"
import { digitsOnly, isZipOf } from "../../domain/place/zip.ts"
import { productGroups, usualGroup } from "../../domain/product/product-group.ts"
import { alarmsSubscribe } from "../../services/client/account-routes.gen.ts"
import type { Client } from "../../services/client/client.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { loadWatchedPrice } from "../-prices/load-watched-price.ts"
import type { WatchedGoods, WatchedPrice } from "../../domain/alarm/watched-price.ts"

interface Wish {
  readonly fuel?: unknown
  readonly zip?: unknown
}

/** Initial data of the alarm page. */
export interface AlarmStart {
  readonly start: WatchedGoods
  readonly watched: WatchedPrice | undefined
  /** The form posted to the page without JavaScript. */
  readonly sent?: SentAlarm
}

/** Returns the value of a search parameter as text; empty if it is not a single value. */
const writtenIn = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : ""

/**
 * Loads the initial data of the alarm page: fuel and place come from the URL, the price to be watched from the server.
 */
export const loadAlarmStart = async (
  client: Client,
  countryId: CountryId,
  { fuel, zip }: Wish
): Promise<AlarmStart> => {
  const asked = writtenIn(fuel)
  const named = productGroups.find(({ slug, productId: id }) => slug === asked || String(id) === asked)
  const { productId } = named ?? usualGroup
  const written = writtenIn(zip)
  const start = { productId, zipCode: isZipOf(countryId, written) ? written : "" }
  return { start, watched: await loadWatchedPrice(client, countryId, start) }
}

/**
 * Creates the price alarm requested by a form that was posted to the page, if the form is valid (rule page.posted-form)
 * and watches the area whose price was shown beside it.
 */
export const askForSent = async (
  client: Client,
  countryId: CountryId,
  fields: ReadonlyMap<string, string>
): Promise<AlarmStart> => {
  const typed = typedAlarm(fields)
  const digits = digitsOnly(typed.zipCode)
  const start = { productId: typed.productId, zipCode: typed.zipCode }
  const isPlace = digits === "" || isZipOf(countryId, digits)
  const watched = isPlace
    ? await loadWatchedPrice(client, countryId, { productId: typed.productId, zipCode: digits })
    : undefined
  const wish = mailedAlarm(countryId, typed)
  const state = shownState(fields)
  const shown =
    state === ""
      ? undefined
      : await loadWatchedPrice(client, countryId, { productId: typed.productId, zipCode: "", state })
  const ofArea = shown && shownAreaProblem(digits, watched?.area, shown.area)
  const problems = [...(ofArea ? [ofArea] : []), ...mailedAlarmProblems(wish, watched?.price)]
  if (problems.length > 0) return { start, watched, sent: { typed, problems, outcome: undefined } }
  const outcome = outcomeOf(await client.call(alarmsSubscribe, { payload: { ...wish, channel: "Email" } }))
  return { start, watched, sent: { typed, problems: [], outcome } }
}
