import type { Page } from "@playwright/test"
import { ask } from "./database.ts"
import { germany } from "./markets.ts"
import { Confirm } from "./pages/Confirm.ts"
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
 * Begins an order of an offer and opens its first step. The list is asked for as the browser asks, and not drawn: that is
 * the heaviest page of the shop, and journeys of guests walk it from home in each country and width.
 */
export const toAddress = async (page: Page, list: string = usual, seller = ""): Promise<Wizard> => {
  const answer = await page.request.get(list)
  await page.goto(new URL(choiceIn(await answer.text(), seller), answer.url()).href)
  await new Confirm(page).begin()
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
