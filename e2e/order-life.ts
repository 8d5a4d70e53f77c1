import { csrfCookie } from "../src/domain/account/csrf-cookie.ts"
import type { APIRequestContext, Browser } from "@playwright/test"
import { insertAccount } from "./account.ts"
import { ask } from "./database.ts"
import { mailbox } from "./pages/SignIn.ts"
import { enter } from "./signed-in.ts"

/** Sends an API call with the cookies and the CSRF token of the signed-in session. */
const post = async (request: APIRequestContext, path: string, data: object) => {
  const { cookies } = await request.storageState()
  const csrf = cookies.find(({ name }) => name === csrfCookie)?.value ?? ""
  const answer = await request.post(path, { data, headers: { "x-csrf-token": csrf } })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
}

/** Signs in the dealer of an order in a separate browser context; `leads` moves the order to the next step. */
export const dealerOf = async (browser: Browser, baseURL: string, orderNumber: string) => {
  const email = mailbox("haendler")
  await insertAccount(email, "Role_AdvertisingPartner")
  const [row] = await ask(
    `update account set dealer_id = o.dealer_id from customer_order o
     where account.email = $1 and o.order_number = $2 returning o.id`,
    [email, orderNumber]
  )
  const orderId = String(row?.["id"])
  const context = await browser.newContext({ baseURL })
  const { request } = context
  await enter(context, email)
  let version = 1
  return {
    orderId,
    leads: async (action: string, body: object = {}) => {
      await post(request, `/api/orders/${orderId}/${action}`, { Version: version, ...body })
      version++
    },
    leaves: () => context.close()
  }
}

/** Returns today's date in the shop's own country. */
export const today = (): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(new Date())
