import type { ShownHome } from "../../domain/account/shown-home.ts"
import {
  alarmsList,
  customerAddresses,
  customerBaseData,
  customerHome,
  customerOrders
} from "../client/account-routes.gen.ts"
import { callQuestion, type Question, valueOf } from "./question.ts"

/** Data of the customer's home page. */
export const home: Question<ShownHome> = {
  key: [customerHome.path],
  answer: async (client, signal) => {
    const [orders, alarms, person, addresses] = await Promise.all([
      client.call(customerHome, {}, { signal }),
      client.call(alarmsList, {}, { signal }),
      client.call(customerBaseData, {}, { signal }),
      client.call(customerAddresses, {}, { signal })
    ])
    const kept = addresses.type === "ok" ? addresses.value.items : []
    return {
      home: valueOf(orders),
      alarms: alarms.type === "ok" ? alarms.value.items.filter(({ kind }) => kind === "PriceAlarm") : [],
      data: {
        email: person.type === "ok" ? person.value.email : undefined,
        address: kept.find(({ addressType }) => addressType === 1)?.address
      }
    }
  }
}

/** A page of the customer's own orders. */
export const ownOrders = (page: number) => callQuestion(customerOrders, { query: { page } })
