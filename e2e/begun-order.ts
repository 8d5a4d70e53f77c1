import type { Page } from "@playwright/test"
import { ask } from "./database.ts"
import { germany } from "./markets.ts"
import { Confirm } from "./pages/Confirm.ts"
import { OfferList } from "./pages/OfferList.ts"
import { Wizard } from "./pages/Wizard.ts"

/** Chooses the first offer and begins an order, up to its first step. */
export const toAddress = async (page: Page): Promise<Wizard> => {
  const list = new OfferList(page)
  await list.open(germany)
  await list.choose(0)
  await new Confirm(page).begin()
  const wizard = new Wizard(page)
  await wizard.step("DeliveryAddress").waitFor()
  return wizard
}

/** Whose account an order belongs to, and the mailbox that it was confirmed to. */
export const ownerOf = async (number: string) => {
  const [row] = await ask(
    `select a.email, o.email as "toldTo" from customer_order o left join account a on a.id = o.account_id
     where o.order_number = $1`,
    [number]
  )
  return row
}
