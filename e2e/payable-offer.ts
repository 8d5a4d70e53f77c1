import type { Page } from "@playwright/test"
import { toAddress, toLaterStep } from "./begun-order.ts"
import { ask } from "./database.ts"
import type { Buyer, Wizard } from "./pages/Wizard.ts"

interface Wanted {
  /** Whether the operator is paid, not the dealer. */
  readonly byOperator: boolean
  /** What the calculation asks for, as the address of the list says it. */
  readonly options: string
  /** Of a further copy of the shop; without it the one that all journeys share. */
  readonly origin?: string
}

/** A German dealer of loose pellets that takes all ways to pay, or the operator in its place, with a postal code that it serves. */
const seller = async (byOperator: boolean) => {
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

/** A list with an offer that can be paid in all ways of its creditor, and who makes that offer. */
const payable = async ({ byOperator, options, origin = "" }: Wanted) => {
  const { name, zip } = await seller(byOperator)
  const list = `${origin}/holzpellets-lose/angebotsliste?zipCode=${zip}&amount=6000`
  return [options === "" ? list : `${list}&options=${options}`, name] as const
}

/** Begins an order of it. */
export const beginPayable = async (page: Page, wanted: Wanted): Promise<Wizard> =>
  toAddress(page, ...(await payable(wanted)))

/** The same, with the payment step open. */
export const toPayment = async (page: Page, wanted: Wanted, who: Buyer): Promise<Wizard> =>
  toLaterStep(page, "Payment", who, ...(await payable(wanted)))
