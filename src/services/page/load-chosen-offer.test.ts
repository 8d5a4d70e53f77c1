import { expect, it } from "vitest"
import { offerOf, pellets } from "../../../model-tests/data/offers.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import { applyRules } from "../../domain/options/rules/apply-rules.ts"
import { rulesWith } from "../../domain/options/rules/rules.test-support.ts"
import { createClient } from "../client/client.ts"
import { loadChosenOffer } from "./load-chosen-offer.ts"

const offer = { ...offerOf("a", 100_000), certificationIds: [1] }

/** Loads the offer of an address from a shop with these options, which now sells goods with these marks. */
const load = (
  search: Readonly<Record<string, string>>,
  {
    data = pellets,
    marks = [1]
  }: { readonly data?: ConfigurationData; readonly marks?: ReadonlyArray<number> }
) =>
  loadChosenOffer(
    createClient({
      csrfToken: () => "token",
      // the answers have the names of the code
      read: (body) => body,
      fetch: async (address) =>
        Response.json(
          address.includes("/init/")
            ? data
            : { offer: { ...offer, certificationIds: marks }, priceChanged: true, previousTotalPrice: null }
        )
    }),
    1,
    3,
    { zipCode: "80331", amount: "6000", dealer: "100000", offerHash: "hash", seen: "1800.00", ...search }
  )

const withdrawn = applyRules(
  pellets,
  rulesWith(pellets, { groups: { MaxDelivery: { defaultId: 109 } }, options: { 108: { isOffered: false } } })
)

it("calculates with the new default if the address left the withdrawn one out, and tells of the change", async () => {
  const chosen = await load({ opcert: "1" }, { data: withdrawn })
  expect(chosen).toMatchObject({ kind: "offer", priceChanged: true })
  expect(chosen.kind === "offer" && chosen.calculation.parameters[0]?.id).toBe(109)
})

it("has no offer if the address names an option that was withdrawn", async () => {
  expect(await load({ opcert: "1", options: "108" }, { data: withdrawn })).toEqual({
    kind: "missing",
    reason: "optionGone"
  })
})

it("has no offer if the dealer sells other goods only than those chosen (rule order.same-goods)", async () => {
  expect(await load({ opcert: "1" }, {})).toMatchObject({ kind: "offer" })
  expect(await load({ opcert: "0" }, {}), "goods without a certificate").toEqual({
    kind: "missing",
    reason: "gone"
  })
  expect(await load({ opcert: "0" }, { marks: [] })).toMatchObject({ kind: "offer" })
  expect(await load({}, {}), "nothing was chosen").toMatchObject({ kind: "offer" })
})
