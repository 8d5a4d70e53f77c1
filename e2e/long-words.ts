import type { Page } from "@playwright/test"
import { menuOf } from "../src/domain/rights/menus.ts"
import type { Role } from "../src/domain/rights/roles.ts"
import { cancelledOrders } from "./cancelled-orders.ts"
import { ask } from "./database.ts"
import { dayFromNow, dealerWithOrders } from "./dealer.ts"
import { makePerson } from "./staff.ts"

/** A word of sixty letters that browsers do not break by themselves. */
export const longWord = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenxy"

/** Creates a dealer, a customer and staff whose names, notes and orders consist of words of sixty letters. */
export const peopleOfLongWords = async () => {
  const { dealer, customer, numbers, ids } = await dealerWithOrders(
    ["placed", "confirmed", "scheduled"],
    longWord
  )
  const [row] = await ask("select dealer_id from account where email = $1", [dealer])
  const dealerId = Number(row?.["dealer_id"])
  const cancelled = await cancelledOrders(dealerId, 2)
  const staff = await makePerson("Role_Interaid_Admin", longWord)
  await ask("update dealer set name = $2, street = $2, city = $2, description = $2 where id = $1", [
    dealerId,
    longWord
  ])
  await ask("update account set first_name = $2, last_name = $2 where email = any($1::text[])", [
    [dealer, customer, staff.email],
    longWord
  ])
  await ask(
    `update customer_order o set receipt = jsonb_set(jsonb_set(o.receipt, '{deliveryAddress}', o.receipt -> 'deliveryAddress'
         || jsonb_build_object('firstName', $2::text, 'lastName', $2::text, 'companyName', $2::text, 'street', $2::text, 'city', $2::text, 'deliveryNote', $2::text)),
         '{offer,seller,name}', to_jsonb($2::text)),
       life = case when status = 'scheduled' then jsonb_set(o.life, '{scheduledDay}', to_jsonb($3::text)) else o.life end
     where id = any($1::text[])`,
    [[...ids, ...cancelled], longWord, dayFromNow(1)]
  )
  const [account] = await ask("select id from account where email = $1", [customer])
  return {
    dealer,
    customer,
    staff,
    dealerId,
    customerId: Number(account?.["id"]),
    orderId: ids[0] ?? "",
    numbers
  }
}

export type LongWords = Awaited<ReturnType<typeof peopleOfLongWords>>

/** Returns the paths of all pages in the menu of a role. */
export const pathsOf = (role: Role): ReadonlyArray<string> =>
  menuOf({ roles: [role], isImpersonated: false }).entries.map(({ path }) => path)

/**
 * Returns the texts of elements that extend beyond the right edge of the window, and of cards and cells whose words
 * extend beyond the card or cell; an empty list if there are none.
 */
export const wideParts = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const say = (element: Element) => `${element.tagName}: ${(element.textContent ?? "").slice(0, 80)}`
    // the head of a table is clipped to one pixel where rows are cards; it remains only for screen readers
    const isClippedAway = (element: Element): boolean => {
      const head = element.closest("thead")
      return head !== null && head.clientWidth <= 1 && getComputedStyle(head).overflowX === "hidden"
    }
    // elements that clip or scroll show no word outside their box; an inline box has no width of its own
    const burst = [
      ...document.querySelectorAll("main :is(td, th, dd, li, section, article, [class*=card])")
    ].filter((element) => {
      const { overflowX, display } = getComputedStyle(element)
      return (
        overflowX === "visible" &&
        display !== "inline" &&
        element.clientWidth > 1 &&
        !isClippedAway(element) &&
        element.scrollWidth > element.clientWidth + 1
      )
    })
    const words = burst.slice(0, 8).map((element) => `out of its box: ${say(element)}`)
    if (scrollWidth <= clientWidth) return words
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5
    )
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 8).map(say), ...words]
  })
