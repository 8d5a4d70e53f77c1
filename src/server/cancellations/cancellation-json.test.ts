import { assert, it } from "@effect/vitest"
import { Schema } from "effect"
import { cancellationList } from "../../contract/cancellation.schema.ts"
import type { CancellationRow } from "../../domain/cancellation/cancellation.ts"
import { cancellationListJson } from "./cancellation-json.ts"

const said = {
  id: 7,
  fkUserId: 3,
  userName: "Erika Muster",
  text: 'Ein "Wort"\n',
  createdAt: "2026-01-10T12:00:00.000Z"
}

const row: CancellationRow = {
  orderId: "A".repeat(22),
  orderNumber: "HM-1",
  customer: "Jörg Groß",
  dealerId: 100_001,
  dealer: "Brennstoff & Söhne",
  productGroupId: 3,
  productName: "Holzpellets lose",
  amount: 6000,
  totalPrice: 2400.5,
  currency: "EUR",
  cancelledAt: "2026-01-10T12:00:00.000Z",
  end: "withdrawn",
  version: 4,
  isBooked: true,
  bookedAs: "goodwill",
  feedback: { status: 1, reason: "other", comment: "Ende" },
  customerComments: [said],
  dealerComments: [{ ...said, id: 8 }, said]
}
const untouched: CancellationRow = {
  ...row,
  isBooked: false,
  bookedAs: null,
  feedback: { status: 0, reason: null, comment: "" },
  customerComments: [],
  dealerComments: []
}

it("is what the contract's schema would write", () => {
  const list = { items: [row, untouched], total: 12 }
  assert.strictEqual(cancellationListJson(list), JSON.stringify(Schema.encodeSync(cancellationList)(list)))
})
