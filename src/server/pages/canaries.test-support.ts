import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { makeAccount, signInAs } from "../testing/accounts.test-support.ts"
import {
  addressIn,
  addressPayload,
  begunDraft,
  paymentPayload,
  placeOrder,
  readPlaced,
  readSaved
} from "../testing/journey.test-support.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"

/** A signed-in customer, and the words that may occur only on the customer's own pages. */
export interface Owner {
  /** Part of the customer's name, e-mail address and every typed address. */
  readonly canary: string
  readonly cookie: string
  /** The customer's draft, complete but not ordered. */
  readonly draftId: string
  /** The order that the customer has placed. */
  readonly orderId: string
}

/** A page that many clients request concurrently: if `mine` is true, it has to show the customer's own words. */
export interface CanaryPage {
  readonly path: (owner: Owner) => string
  readonly mine: boolean
}

const group = "/holzpellets-lose"

/** The pages of a signed-in customer; a new page needs an entry here. */
export const canaryPages: Readonly<Record<string, CanaryPage>> = {
  home: { path: () => "/", mine: true },
  "offer list": { path: () => `${group}/angebotsliste?zipCode=80331&amount=6000`, mine: true },
  "landing page": { path: () => "/holzbriketts", mine: true },
  terms: { path: () => "/agb", mine: true },
  "Austrian home": { path: () => "/at", mine: true },
  "sign-in page": { path: () => "/benutzerkonto/anmeldung?ReturnUrl=%2Fagb", mine: false },
  "address of the draft": {
    path: ({ draftId }) => `${group}/bestellung/lieferadresse?draft=${draftId}`,
    mine: true
  },
  "summary of the draft": {
    path: ({ draftId }) => `${group}/bestellung/zusammenfassung?draft=${draftId}`,
    mine: true
  },
  "order page": { path: ({ orderId }) => `${group}/bestellung-erfolgreich/${orderId}`, mine: true },
  "no page": { path: () => "/gibt-es-nicht", mine: true }
}

export const canaryOf = (index: number): string =>
  `kanarie${String.fromCodePoint(97 + Math.floor(index / 26), 97 + (index % 26)).repeat(3)}`

export const cookieOf = (browser: TestVisitor): string =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ")

export const draftOf = Effect.fnUntraced(function* (browser: TestVisitor, canary: string) {
  const { place, draft } = yield* begunDraft(browser)
  const address = { ...addressIn(place), FirstName: canary, Street: `${canary}weg` }
  const addressed = yield* browser.post(
    "/api/order-process/address/save",
    addressPayload(draft, place, { EmailAddress: `${canary}@kanarie.example`, DeliveryAddress: address })
  )
  assert.strictEqual(addressed.status, 200, addressed.text)
  const paid = yield* browser.post(
    "/api/order-process/payment/save",
    paymentPayload(readSaved(addressed).draft, { OrderReference: `${canary}-ref` })
  )
  assert.strictEqual(paid.status, 200, paid.text)
  return readSaved(paid).draft
})

/** Creates signed-in customers, each with a separate draft and order. */
export const owners = (count: number) =>
  Effect.forEach(
    Array.from({ length: count }, (_, index) => canaryOf(index)),
    Effect.fnUntraced(function* (canary) {
      const sql = yield* SqlClient
      const email = `${canary}@kanarie.example`
      const id = yield* makeAccount(email, ["Role_Customer"])
      yield* sql`update account set first_name = ${canary}, last_name = ${`${canary}er`} where id = ${id}`
      const { client } = yield* signInAs(email)
      const placed = yield* placeOrder(client, yield* draftOf(client, canary), `order-of-${canary}`)
      assert.strictEqual(placed.status, 201, placed.text)
      const { orderDraftId } = yield* draftOf(client, canary)
      const owner: Owner = {
        canary,
        cookie: cookieOf(client),
        draftId: orderDraftId,
        orderId: readPlaced(placed).orderId
      }
      return owner
    })
  )
