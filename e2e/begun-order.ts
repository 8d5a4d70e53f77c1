import type { Page } from "@playwright/test"
import { ask } from "./database.ts"
import { emptyAddress } from "../src/domain/address/address.ts"
import { productGroupBySlug } from "../src/domain/product/product-group.ts"
import type { Answer } from "../src/services/client/call.ts"
import {
  orderProcessSaveAddress,
  orderProcessSavePayment,
  orderProcessStart
} from "../src/services/client/order-routes.gen.ts"
import { loadChosenOffer } from "../src/services/page/load-chosen-offer.ts"
import { stepAddress } from "../src/services/page/order-addresses.ts"
import { parseSearch } from "../src/services/router/search.ts"
import { germany } from "./markets.ts"
import { pageClient } from "./page-client.ts"
import { type Buyer, Wizard } from "./pages/Wizard.ts"

/** Six tonnes of loose pellets to Dresden. */
const usual = `/holzpellets-lose/angebotsliste?zipCode=${germany.zip}&amount=6000`

/**
 * Returns from the HTML of an offer list the link that chooses the first offer, or the first offer of `seller` if one
 * is given.
 */
const choiceIn = (html: string, seller: string): string => {
  const offer = html
    .split("<article")
    .find((part, index) => index > 0 && part.includes(seller.replaceAll("&", "&amp;")))
  const href = /href="([^"]*bestellparameter-bestaetigen[^"]*)"/u.exec(offer ?? "")?.[1]
  if (href === undefined) throw new Error(`The list has no offer${seller === "" ? "" : ` of ${seller}`}`)
  return href.replaceAll("&amp;", "&")
}

const okOf = <Success>(answer: Answer<Success, unknown>): Success => {
  if (answer.type !== "ok") throw new Error(`The shop said ${JSON.stringify(answer)}`)
  return answer.value
}

/**
 * Starts an order for an offer in Germany. The list and the choice are requested as by a browser, but not rendered: the
 * journeys of guests test the rendered pages from the home page on, in each country and at each width.
 */
const begin = async (page: Page, list: string, seller: string) => {
  const answer = await page.request.get(list)
  const { origin, pathname, search } = new URL(choiceIn(await answer.text(), seller), answer.url())
  const group = productGroupBySlug(pathname.split("/")[1] ?? "")
  if (group === undefined) throw new Error(`${pathname} is of no product group`)
  const client = pageClient(page.context(), origin)
  const chosen = await loadChosenOffer(client, 1, group.id, parseSearch(search))
  if (chosen.kind !== "offer") throw new Error(`The chosen offer is ${chosen.reason}`)
  const { calculation, offer } = chosen
  const start = { configuration: calculation, dealerId: offer.dealerId, offerHash: offer.hash }
  const draft = okOf(await client.call(orderProcessStart, { payload: start }))
  const open = async (step: "DeliveryAddress" | "Payment" | "Summary"): Promise<Wizard> => {
    await page.goto(origin + stepAddress(calculation, draft.orderDraftId, step))
    const wizard = new Wizard(page)
    await wizard.step(step).waitFor()
    return wizard
  }
  return { client, draft, open }
}

/** Starts an order and opens its first step. */
export const toAddress = async (page: Page, list: string = usual, seller = ""): Promise<Wizard> => {
  const { open } = await begin(page, list, seller)
  return open("DeliveryAddress")
}

/**
 * Starts an order and saves its delivery address; opens the given later step, and for the review step also saves a
 * default payment.
 */
export const toLaterStep = async (
  page: Page,
  step: "Payment" | "Summary",
  { email: emailAddress, ...person }: Buyer,
  list: string = usual,
  seller = ""
): Promise<Wizard> => {
  const { client, draft, open } = await begin(page, list, seller)
  const { orderDraftId, calculation, offer } = draft
  const [place] = await ask(
    "select name from place where country_id = 1 and zip_code = $1 order by name limit 1",
    [calculation.zipCode]
  )
  const deliveryAddress = {
    ...emptyAddress(1, calculation.zipCode),
    ...person,
    city: String(place?.["name"])
  }
  const { version } = okOf(
    await client.call(orderProcessSaveAddress, {
      payload: {
        orderDraftId,
        version: draft.version,
        emailAddress,
        deliveryAddress,
        useInvoiceAddress: false,
        invoiceAddress: null
      }
    })
  ).draft
  if (step === "Payment") return open(step)
  const { isInteraidPayment, defaultPaymentId: paymentId } = offer
  const payment = { isInteraidPayment, paymentId, paymentModifier: -1, orderReference: "" }
  okOf(await client.call(orderProcessSavePayment, { payload: { orderDraftId, version, ...payment } }))
  const wizard = await open(step)
  await page.locator("[data-state=reviewing]").first().waitFor()
  return wizard
}

/** Returns the account that owns an order, and the mailbox that received its confirmation. */
export const ownerOf = async (number: string) => {
  const [row] = await ask(
    `select a.email, o.email as "mailedTo" from customer_order o left join account a on a.id = o.account_id
     where o.order_number = $1`,
    [number]
  )
  return row
}
