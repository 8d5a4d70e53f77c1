import type { Page } from "@playwright/test"
import { toAddress, toLaterStep } from "./begun-order.ts"
import { ask } from "./database.ts"
import type { Buyer, Wizard } from "./pages/Wizard.ts"

interface Wanted {
  /** Whether the buyer pays the operator instead of the dealer. */
  readonly byOperator: boolean
  /** Options of the calculation, as in the URL of the list. */
  readonly options: string
  /** Origin of an additional shop process; without it the shop that all journeys share. */
  readonly origin?: string
}

/**
 * Finds a German dealer of loose pellets, or with `byOperator` the operator, who accepts all payment methods, and a
 * postal code that this seller serves.
 */
const dealerOf = async (byOperator: boolean) => {
  const [found] = await ask(
    `select d.name, (
        select p.zip_code from place p
        where p.country_id = 1 and p.zip_code like a.zip_prefixes[1] || '%' order by p.zip_code limit 1) as zip
     from dealer d join delivery_area a on a.dealer_id = d.id
     where d.country_id = 1 and d.is_operator = $1 and d.payment_ids @> array[40, 42, 45]
       and exists (select 1 from price_row r where r.area_id = a.id and r.product_id = 20)
     order by d.id, a.id limit 1`,
    [byOperator]
  )
  return { name: String(found?.["name"]), zip: String(found?.["zip"]) }
}

/** Returns the URL of a list with an offer that can be paid by all methods, and the name of the seller. */
export const payable = async ({ byOperator, options, origin = "" }: Wanted) => {
  const { name, zip } = await dealerOf(byOperator)
  const list = `${origin}/holzpellets-lose/angebotsliste?zipCode=${zip}&amount=6000`
  return [options === "" ? list : `${list}&options=${options}`, name] as const
}

/** Starts an order for an offer from `payable`. */
export const beginPayable = async (page: Page, wanted: Wanted): Promise<Wizard> =>
  toAddress(page, ...(await payable(wanted)))

/** Starts an order for an offer from `payable` and opens the payment step. */
export const toPayment = async (page: Page, wanted: Wanted, who: Buyer): Promise<Wizard> =>
  toLaterStep(page, "Payment", who, ...(await payable(wanted)))
