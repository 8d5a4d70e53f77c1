import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { zipsOfStations } from "../../domain/bulk/planned-points.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import { productsOf } from "../../domain/options/products.ts"
import { applyRules } from "../../domain/options/rules/apply-rules.ts"
import type { OptionRules } from "../../domain/options/rules/option-rules.ts"
import { catalogueOf } from "../../domain/options/rules/rules-of-catalogue.ts"
import type { RulesKey } from "../../domain/options/rules/rules-sheet.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { isSameJson } from "../../domain/same-json.ts"
import { orUnreachable } from "../ports/database-unreachable.ts"
import { OptionRulesEffect } from "../ports/option-rules-effect.ts"
import { Places } from "../ports/places.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { buildSnapshot, paymentsIn } from "./build-snapshot.ts"
import { momentOf } from "./day-terms.ts"
import { listOffers, toOfferList } from "./offer-list.ts"
import { loadPriceListRows } from "./price-list-rows.ts"
import { Snapshots } from "./snapshots.ts"
import { wishedRegions } from "./wished-regions.ts"

const configuration = (key: RulesKey, rules: OptionRules): ConfigurationData =>
  applyRules(catalogueOf(key), rules)

const byId = (ids: ReadonlyArray<number>) => ids.toSorted((one, other) => one - other)

/** Calculates prices under unpublished rules, from the price lists in memory. */
export const optionRulesEffectLayer = Layer.effect(
  OptionRulesEffect,
  Effect.gen(function* () {
    const snapshots = yield* Snapshots
    const places = yield* Places
    const sql = yield* SqlClient
    const site = yield* ShopSite

    /**
     * Returns the price list under these rules; it is loaded again only if the payment methods change, since payment
     * methods decide which dealers can make offers.
     */
    const drafted = Effect.fnUntraced(function* (key: RulesKey, rules: OptionRules, at: Date) {
      const { countryId, productGroupId } = key
      const { today } = momentOf(countryId, at)
      const snapshot = yield* snapshots.at(countryId, productGroupId, today)
      const data = configuration(key, rules)
      if (isSameJson(byId(paymentsIn(data)), byId(paymentsIn(snapshot.configuration))))
        return { ...snapshot, configuration: data }
      const productIds = productsOf(productGroupId).map(({ id }) => id)
      const list = { countryId, productGroupId, productIds, day: isoOfDay(today) }
      const rows = yield* orUnreachable(Effect.provideService(loadPriceListRows(list), SqlClient, sql))
      return buildSnapshot(list, { ...rows, rules }, site)
    })

    return {
      configuration,
      preview: Effect.fnUntraced(function* (calculation: Calculation, rules: OptionRules, at: Date) {
        const { countryId, zipCode } = calculation
        if ((yield* places.check(countryId, zipCode)) === "unknown")
          return toOfferList({ ranked: undefined, isDefault: false, at })
        const snapshot = yield* drafted(calculation, rules, at)
        const regions = yield* wishedRegions(
          places,
          countryId,
          calculation.parameters,
          zipsOfStations(calculation)
        )
        return toOfferList(listOffers(snapshot, calculation, at, regions))
      }),
      inForce: ({ countryId, productGroupId }, at) =>
        Effect.asVoid(snapshots.newestAt(countryId, productGroupId, momentOf(countryId, at).today))
    }
  })
)
