import { expect, it } from "vitest"
import { createClient } from "../client/client.ts"
import { NoAnswer } from "../client/no-answer.ts"
import { home } from "./customer.ts"

const orders = { NextDelivery: null, OpenDrafts: [], LastOrders: [], OrderCount: 0, AlarmCount: 1 }
const answers: Readonly<Record<string, object>> = {
  "/api/kunde/startseite": orders,
  "/api/account/benachrichtigungen": {
    Items: [{ Kind: "Newsletter" }, { Kind: "PriceAlarm", Threshold: 400 }]
  },
  "/api/kunde/stammdaten": { Email: "kunde@beispiel.de" },
  "/api/kunde/adressen": {
    Items: [
      { AddressType: 0, Address: { City: "Bonn" } },
      { AddressType: 1, Address: { City: "Dresden" } }
    ]
  }
}

const shownWithout = (away: (address: string) => boolean) => {
  const client = createClient({
    csrfToken: () => "token",
    fetch: async (address) =>
      away(address) ? Response.json({}, { status: 503 }) : Response.json(answers[address] ?? {})
  })
  return home.answer(client, new AbortController().signal)
}

it("shows alarms and base data besides the orders, and only the orders if the others fail", async () => {
  const all = await shownWithout(() => false)
  expect(all.home.alarmCount).toBe(1)
  expect(all.alarms).toEqual([{ kind: "PriceAlarm", threshold: 400 }])
  expect(all.data).toEqual({ email: "kunde@beispiel.de", address: { city: "Dresden" } })
  expect(await shownWithout((address) => address !== "/api/kunde/startseite")).toEqual({
    home: all.home,
    alarms: [],
    data: { email: undefined, address: undefined }
  })
  await expect(shownWithout((address) => address === "/api/kunde/startseite")).rejects.toBeInstanceOf(
    NoAnswer
  )
})
