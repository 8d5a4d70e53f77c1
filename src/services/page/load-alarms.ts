import type { KeptAlarm } from "../../domain/alarm/edited-alarms.ts"
import { alarmsList } from "../client/account-routes.gen.ts"
import type { Client } from "../client/client.ts"
import { pricesBest } from "../client/routes.gen.ts"
import { valueOf } from "./load-customer.ts"

/** The alarms of an account with the cheapest offer of now beside each, gross per price unit, where there is one. */
export interface LoadedAlarms {
  readonly kept: ReadonlyArray<KeptAlarm>
  readonly prices: Readonly<Record<string, number>>
}

const priceOf = async (
  client: Client,
  alarm: KeptAlarm
): Promise<ReadonlyArray<readonly [string, number]>> => {
  const { id, kind, countryId, productId, amount, zipCode } = alarm
  if (kind === "Newsletter") return []
  const answer = await client.call(pricesBest, {
    params: { countryId },
    query: { productId, amount, ...(zipCode !== "" && { zipCode }) }
  })
  const price = answer.type === "ok" ? answer.value.unitPrice : undefined
  return price === undefined ? [] : [[String(id), price]]
}

/** Null when the server does not answer; a price that is not known is only left out. */
export const loadAlarms = async (client: Client): Promise<LoadedAlarms | null> => {
  const answer = valueOf(await client.call(alarmsList, {}))
  if (answer === null) return null
  const prices = await Promise.all(answer.items.map((alarm) => priceOf(client, alarm)))
  return { kept: answer.items, prices: Object.fromEntries(prices.flat()) }
}
