import assert from "node:assert/strict"
import type { Client } from "./client.test-support.ts"
import { type Fields, filled, list, money, named, number, text } from "./wire.test-support.ts"

/** A place of delivery. */
export interface Place {
  readonly countryId: number
  readonly zipCode: string
  readonly city: string
}

const offerNames =
  "Id Hash DealerId BranchId Name LogoUrl ProfileLink Rating RatingCount IsInteraid ProductId CertificationIds " +
  "UnitPrice UnitPriceUnit BasePrice NetTotal VatRate VatAmount TotalPrice Fees Savings Badges DeliveryPeriodDays " +
  "StartDeliveryPeriodDate EndDeliveryPeriodDate AppointmentPlusPrice PaymentIds DefaultPaymentId IsInteraidPayment " +
  "MonthlyRateCount MonthlyRate EffectiveAnnualRate Children Selected"

const parameterNames = "Id Key Selected Modifier DesiredDate IsUpselling HasSubItems UseIcon BlackList"

/** Sends the calls that a calculator needs before it shows anything, and returns the configuration. */
export const readConfiguration = async (client: Client, { countryId }: Place): Promise<Fields> => {
  const configuration = named(
    await client.get(`/api/kalkulation/init/${countryId}/3`),
    "Groups Products StationList ProductCertificationList ProductSettingList LooseBlowingProcessList ProductId CountryId Limits"
  )
  assert.equal(configuration["ProductId"], 20)
  assert.equal(configuration["CountryId"], countryId)
  for (const group of filled(configuration["Groups"], "Key Id Name Parameters"))
    filled(group["Parameters"], parameterNames)
  filled(configuration["StationList"], "Id Name")
  assert.deepEqual(configuration["StationsList"], configuration["StationList"])
  filled(configuration["ProductCertificationList"], "Id Name")
  return configuration
}

/** Returns the selected parameters of all groups, copied unchanged from the configuration. */
const tickedOf = (configuration: Fields): ReadonlyArray<Fields> =>
  filled(configuration["Groups"]).flatMap((group) =>
    filled(group["Parameters"]).filter(({ Selected }) => Selected === true)
  )

const totalsOf = (answer: unknown): ReadonlyArray<number> =>
  filled(named(answer, "Items HasDefaultOffers CalculatedAt ValidUntil")["Items"], `${offerNames} hash`).map(
    (offer) => {
      assert.equal(offer["hash"], offer["Hash"])
      return money(offer["TotalPrice"])
    }
  )

/** Returns all notations of the same request that the specification allows; each must return the same offers. */
export const spellingsOf = ({ countryId, zipCode }: Place, configuration: Fields): ReadonlyArray<Fields> => {
  const least = { ProductGroupId: 3, CountryId: countryId, ZipCode: zipCode, Amount: 6000 }
  return [
    least,
    { ...least, Product: { Id: -1 } },
    { ...least, Product: { Id: 0 } },
    { ...least, Product: null, Parameters: null, Stations: null, Ordering: null },
    { ...least, Product: { Id: 20, ClimateNeutral: false } },
    {
      ...least,
      IsDefault: true,
      Stations: 1,
      Product: { Id: -1 },
      Parameters: [],
      AppointmentPlus: false,
      ProductCertifications: [],
      LooseBlowingProcess: [0],
      PalletBagSize: null,
      PalletBagCount: null,
      OfferProductCertifications: [],
      OfferLooseBlowingProcess: [],
      Ordering: 0,
      Initialized: true,
      UpsellCount: 0
    },
    { ...least, LooseBlowingProcess: 0, AppointmentPlus: null, ProductCertifications: null },
    { ...least, Parameters: tickedOf(configuration) }
  ]
}

/** Compares the offers of a place for all notations of the request, and returns the offers, cheapest first. */
export const searchOffers = async (client: Client, place: Place): Promise<ReadonlyArray<Fields>> => {
  assert.equal(
    await client.post("/api/location/check-zipcode", {
      ZipCode: place.zipCode,
      CountryId: place.countryId
    }),
    true
  )
  const hint = filled(
    await client.post("/api/location/check-zipcodes", [
      { ZipCode: place.zipCode, CountryId: place.countryId }
    ]),
    "CountryId"
  )
  assert.equal(hint[0]["CountryId"], place.countryId)
  const configuration = await readConfiguration(client, place)
  const [first, ...others] = spellingsOf(place, configuration)
  const answer = await client.post("/api/kalkulation/berechnen", first)
  const totals = totalsOf(answer)
  for (const other of others)
    assert.deepEqual(
      totalsOf(await client.post("/api/kalkulation/berechnen", other)),
      totals,
      JSON.stringify(other)
    )
  assert.deepEqual(
    totals,
    totals.toSorted((one, two) => one - two)
  )
  return filled(named(answer)["Items"])
}

/** Calculates one dealer's offer again, as the page before the order does. */
export const recalculate = async (client: Client, place: Place, offer: Fields): Promise<void> => {
  const wish = {
    ProductGroupId: 3,
    CountryId: place.countryId,
    ZipCode: place.zipCode,
    Amount: 6000,
    DealerId: offer["DealerId"]
  }
  for (const payload of [wish, { ...wish, OfferHash: offer["Hash"] }]) {
    const again = named(
      await client.post("/api/kalkulation/bestellung/berechnen", payload),
      "Offer PriceChanged PreviousTotalPrice Problems"
    )
    assert.equal(again["PriceChanged"], false)
    assert.equal(named(again["Offer"], offerNames)["TotalPrice"], offer["TotalPrice"])
  }
}

/**
 * Calculates the offers of the default options for another postal code and amount, with the lower-case names of the
 * specification.
 */
export const calculateDefaults = async (client: Client, { countryId, zipCode }: Place): Promise<void> => {
  const configuration = { ProductGroupId: 3, CountryId: countryId, ZipCode: "", Amount: 0 }
  const answer = await client.post("/api/kalkulation/berechnen-default", {
    configuration,
    zipCode,
    amount: 6000
  })
  filled(named(answer, "Items")["Items"], offerNames)
}

/** Requests the price differences of other options for one calculation, once for each upselling key. */
export const askUpselling = async (client: Client, { countryId, zipCode }: Place): Promise<void> => {
  const wish = { ProductGroupId: 3, CountryId: countryId, ZipCode: zipCode, Amount: 6000 }
  for (const key of [10_000, 10_001, 10_002, 10_004, 10_005, 10_006])
    for (const entry of list(await client.post(`/api/kalkulation/upselling?upsellingKey=${key}`, wish)))
      named(entry, "ForgeinId UnitPriceDelta TotalPriceDelta Available TotalPrice SameDealer")
}

/** Checks that requests that cannot be calculated are refused with reasons, and not interpreted differently. */
export const refuseNonsense = async (client: Client, { countryId, zipCode }: Place): Promise<void> => {
  const wish = { ProductGroupId: 3, CountryId: countryId, ZipCode: zipCode, Amount: 6000 }
  for (const [payload, field] of [
    [{ ...wish, Product: { Id: 4711 } }, "Product"],
    [{ ...wish, Parameters: [{ Id: 45, Modifier: 7 }] }, "Parameters"],
    [{ ...wish, Amount: 10 }, "Amount"]
  ] as const) {
    const { status, body } = await client.tried("/api/kalkulation/berechnen", payload)
    assert.equal(status, 422, `${JSON.stringify(payload)}: ${JSON.stringify(body)}`)
    const fields = filled(named(body, "Code Message Problems")["Problems"], "Code Field Params").map(
      (problem) => text(problem["Field"])
    )
    assert(
      fields.some((each) => each.startsWith(field)),
      fields.join(" ")
    )
  }
}

/**
 * Checks that two options that exclude each other according to the configuration are refused; returns the number of
 * such pairs.
 */
export const refuseBlackListed = async (client: Client, place: Place): Promise<number> => {
  const configuration = await readConfiguration(client, place)
  const parameters = filled(configuration["Groups"]).flatMap((group) =>
    filled(group["Parameters"]).map((each) => ({ each, group: group["Id"] }))
  )
  const pairs = parameters.flatMap(({ each, group }) =>
    list(each["BlackList"]).flatMap((id) => {
      const other = parameters.find((one) => one.each["Id"] === id)
      return other === undefined || other.group === group ? [] : [[each, other.each]]
    })
  )
  for (const pair of pairs) {
    const { status } = await client.tried("/api/kalkulation/berechnen", {
      ProductGroupId: 3,
      CountryId: place.countryId,
      ZipCode: place.zipCode,
      Amount: 6000,
      Parameters: pair
    })
    assert.equal(status, 422, JSON.stringify(pair))
  }
  return pairs.length
}

/** Calculates a bulk order of two neighbouring houses. */
export const calculateBulk = async (client: Client, { countryId, zipCode }: Place): Promise<void> => {
  const answer = named(
    await client.post("/api/bulkorder/getBulkOrderCalculation", {
      CountryId: countryId,
      ProductGroupId: 3,
      ProductId: 20,
      Parameters: [],
      Stations: [
        { Index: 0, ZipCode: zipCode, Amount: 3000 },
        { Index: 1, ZipCode: zipCode, Amount: 3000 }
      ]
    }),
    "Items Matrix MinPerStation"
  )
  for (const item of filled(answer["Items"], "Offer PerStation SavingsVersusSingle"))
    assert.equal(filled(item["PerStation"], "Index Amount TotalPrice Fees").length, 2)
  assert(number(answer["MinPerStation"]) > 0)
}
