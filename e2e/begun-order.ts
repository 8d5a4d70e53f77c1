import type { Page } from "@playwright/test"
import { ask } from "./database.ts"
import { productGroupBySlug } from "../src/domain/product/product-group.ts"
import { orderProcessStart } from "../src/services/client/order-routes.gen.ts"
import { loadChosenOffer } from "../src/services/page/load-chosen-offer.ts"
import { stepAddress } from "../src/services/page/order-addresses.ts"
import { parseSearch } from "../src/services/router/search.ts"
import { germany } from "./markets.ts"
import { pageClient } from "./page-client.ts"
import { Wizard } from "./pages/Wizard.ts"

/** Six tonnes of loose pellets to Dresden. */
const usual = `/holzpellets-lose/angebotsliste?zipCode=${germany.zip}&amount=6000`

/** The way on from the first offer of a list as it was answered, or from the first one of a seller. */
const choiceIn = (html: string, seller: string): string => {
  const offer = html
    .split("<article")
    .find((part, index) => index > 0 && part.includes(seller.replaceAll("&", "&amp;")))
  const href = /href="([^"]*bestellparameter-bestaetigen[^"]*)"/u.exec(offer ?? "")?.[1]
  if (href === undefined) throw new Error(`The list has no offer${seller === "" ? "" : ` of ${seller}`}`)
  return href.replaceAll("&amp;", "&")
}

/**
 * Begins an order of an offer in Germany and opens its first step. List and choice are asked for as the browser asks, and
 * not drawn: journeys of guests walk them from home in each country and width.
 */
export const toAddress = async (page: Page, list: string = usual, seller = ""): Promise<Wizard> => {
  const answer = await page.request.get(list)
  const { origin, pathname, search } = new URL(choiceIn(await answer.text(), seller), answer.url())
  const group = productGroupBySlug(pathname.split("/")[1] ?? "")
  if (group === undefined) throw new Error(`${pathname} is of no product group`)
  const client = pageClient(page.context(), origin)
  const chosen = await loadChosenOffer(client, 1, group.id, parseSearch(search))
  if (chosen.kind !== "offer") throw new Error(`The chosen offer is ${chosen.reason}`)
  const { calculation, offer } = chosen
  const { dealerId, hash: offerHash } = offer
  const begun = await client.call(orderProcessStart, {
    payload: { configuration: calculation, dealerId, offerHash }
  })
  if (begun.type !== "ok") throw new Error(`No order was begun: ${JSON.stringify(begun)}`)
  await page.goto(origin + stepAddress(calculation, begun.value.orderDraftId, "DeliveryAddress"))
  const wizard = new Wizard(page)
  await wizard.step("DeliveryAddress").waitFor()
  return wizard
}

/** Whose account an order belongs to, and the mailbox that it was confirmed to. */
export const ownerOf = async (number: string) => {
  const [row] = await ask(
    `select a.email, o.email as "mailedTo" from customer_order o left join account a on a.id = o.account_id
     where o.order_number = $1`,
    [number]
  )
  return row
}
