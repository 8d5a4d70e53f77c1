import type { KeptAlarm } from "../../domain/alarm/edited-alarms.ts"
import { alarmsList } from "../client/account-routes.gen.ts"
import type { Client } from "../client/client.ts"
import { pricesBest } from "../client/routes.gen.ts"
import { type Question, valueOf } from "./question.ts"

/** The alarms of an account, each with the current cheapest offer, gross per price unit, if there is one. */
export interface LoadedAlarms {
  readonly kept: ReadonlyArray<KeptAlarm>
  readonly prices: Readonly<Record<string, number>>
}

const priceOf = async (
  client: Client,
  alarm: KeptAlarm,
  signal: AbortSignal
): Promise<ReadonlyArray<readonly [string, number]>> => {
  const { id, kind, countryId, productId, amount, zipCode } = alarm
  if (kind === "Newsletter") return []
  const query = { productId, amount, ...(zipCode !== "" && { zipCode }) }
  const answer = await client.call(pricesBest, { params: { countryId }, query }, { signal })
  const price = answer.type === "ok" ? answer.value.unitPrice : undefined
  return price === undefined ? [] : [[String(id), price]]
}

/** The alarms of the signed-in user with prices; a price that could not be loaded is left out. */
export const alarms: Question<LoadedAlarms> = {
  key: [alarmsList.path],
  answer: async (client, signal) => {
    const { items } = valueOf(await client.call(alarmsList, {}, { signal }))
    const prices = await Promise.all(items.map((alarm) => priceOf(client, alarm, signal)))
    return { kept: items, prices: Object.fromEntries(prices.flat()) }
  },
  isFresh: true
}
