import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { applicationLengths as most } from "../../domain/dealer-application/application-form.ts"
import { hostileTexts } from "../../domain/review/hostile-texts.test-support.ts"
import { typedLine, typedText } from "../../domain/typed-text.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { endless } from "../testing/endless-limits.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"

const queuePath = "/api/support/haendler-antraege"

const form = {
  Company: "Firma",
  Contact: "Kontakt",
  Email: "feind@bewerber.example",
  Phone: "089 1234567",
  CountryId: 1,
  ZipCode: "80331",
  Place: "München",
  RegisterNumber: "",
  VatId: "",
  DeliveryCountryIds: [1],
  DeliveryArea: "Bayern",
  ProductGroupIds: [3],
  Certifications: "",
  Text: "",
  DocumentIds: []
}

/** The free-text fields, with their maximum length and the function that reads each of them. */
const fields = {
  Company: [most.company, typedLine],
  Contact: [most.contact, typedLine],
  Place: [most.place, typedLine],
  RegisterNumber: [most.registerNumber, typedLine],
  VatId: [most.vatId, typedLine],
  DeliveryArea: [most.deliveryArea, typedText],
  Certifications: [most.certifications, typedLine],
  Text: [most.text, typedText]
} as const

interface Row {
  readonly ApplicationId: number
}

layer(SampleApi, realTime)("applications of hostile dealers (rule dealer.application)", (it) => {
  it.effect("hold every hostile text in every field as text, or are refused", () =>
    Effect.gen(function* () {
      const browser = yield* visitor
      const { client: staff } = yield* signedInWith(
        "feinde@haus.example",
        "Role_Interaid_DealerSupport",
        morning
      )
      const newest = Effect.map(
        staff.get(`${queuePath}?size=100`),
        (answer) =>
          bodyOf<{ readonly Items: ReadonlyArray<Row> }>(answer)
            .Items.map(({ ApplicationId }) => ApplicationId)
            .toSorted((one, other) => other - one)[0] ?? 0
      )
      let last = yield* newest
      let taken = 0
      for (const [index, text] of hostileTexts.entries()) {
        const isStorable = !text.includes("\0") && text.isWellFormed()
        // each text is sent once in all fields that it fits into, and alone in each field that is too short for it
        const fitting = Object.entries(fields).filter(
          ([, [longest, read]]) => isStorable && read(text).length <= longest
        )
        const others = [
          ...Object.keys(fields).filter((field) => !fitting.some(([name]) => name === field)),
          "Email",
          "Phone",
          "ZipCode"
        ]
        for (const field of others) {
          const refused = yield* browser.post("/api/haendler-werden", {
            ...form,
            [field]: text,
            Key: `${field}-${index}-0123456789`
          })
          assert.strictEqual(refused.status, 422, `${field} ${index}`)
        }
        assert.strictEqual(yield* newest, last)
        if (fitting.length === 0) continue
        taken += 1
        const sent = yield* browser.post("/api/haendler-werden", {
          ...form,
          ...Object.fromEntries(fitting.map(([field]) => [field, text])),
          Key: `taken-${index}-0123456789`
        })
        assert.strictEqual(sent.status, 200, sent.text)
        last = yield* newest
        const shown = bodyOf<Readonly<Record<string, unknown>>>(yield* staff.get(`${queuePath}/${last}`))
        for (const [field, [, read]] of fitting)
          assert.strictEqual(shown[field], read(text), `${field} ${index}`)
        assert.notMatch(
          JSON.stringify(shown),
          /[\u202a-\u202e\u2066-\u2069\u200b\u200f\ufeff\u2028]|\\u00(?:07|1b)/u
        )
      }
      assert.isAbove(taken, 25)
    }).pipe(endless)
  )
})
