import { dealerWebsite } from "../../domain/dealer/dealer-website.ts"
import { dealerCertificates } from "../../domain/dealer/certificate.ts"
import { enplusNumberOn } from "../../domain/dealer/held-certificate.ts"
import { pathOfDealer } from "../../domain/dealer/dealer-page-paths.ts"
import { promiseFigures } from "../../domain/dealer/promise-figures.ts"
import { feesOf } from "../../domain/options/fee-catalogue.ts"
import { groupOfProduct } from "../../domain/options/products.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { GeoPoint } from "../../domain/place/distance.ts"
import { regionsOf } from "../../domain/place/region.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { productGroups, usualGroup } from "../../domain/product/product-group.ts"
import type { AreaOffer } from "../ports/dealer-prices.ts"
import { branchOf, qualityNames, todayPriceOf } from "./dealer-cards.ts"
import type { DealerDetails } from "./dealer-details.ts"
import type { DealerDirectory, KnownDealer } from "./dealer-directory.ts"

const bases = { order: "Order", station: "Station", unit: "Unit" } as const

/**
 * Returns the fees of the catalogue that the dealer charges, in the order of the catalogue; fees for options that are
 * no longer sold are left out.
 */
const feesIn = (rows: DealerDetails["fees"]) =>
  feesOf(usualGroup.id).flatMap(({ key, optionId, name, unavoidable }) => {
    const row = rows.find((each) => each.feeKey === key && each.optionId === optionId)
    return row === undefined
      ? []
      : [{ name, amount: toDecimal(row.amount), basis: bases[row.basis], isUnavoidable: unavoidable }]
  })

const productsIn = (goods: DealerDetails["goods"]) => {
  const sold = new Set(goods.map(({ productId }) => groupOfProduct(productId)?.id))
  return productGroups.filter(({ id }) => sold.has(id)).map(({ id, name }) => ({ productGroupId: id, name }))
}

const addressOf = (
  countryId: CountryId,
  { street, zipCode, city }: Pick<KnownDealer, "street" | "zipCode" | "city">
) => ({ street, zipCode, city, countryId })

interface ToTell {
  readonly countryId: CountryId
  readonly directory: DealerDirectory
  readonly dealer: KnownDealer
  readonly details: DealerDetails
  readonly best: AreaOffer | undefined
  /** The point from which distances of branches are measured. */
  readonly from: GeoPoint | null
  /** yyyy-MM-dd */
  readonly today: string
}

/** Returns all public data of a dealer whose state is not "ended"; a paused dealer has no price. */
export const profileOf = ({ countryId, directory, dealer, details, best, from, today }: ToTell) => {
  const { id, name, street, zipCode, city, rating, ratingCount, certificates, isOperator } = dealer
  const served = directory.regionsOf(dealer)
  const states = regionsOf(countryId)
  const { slug, phone, email, website, description, imprint, register, representedBy, vatId, joinedOn } =
    details
  return {
    id,
    name,
    slug,
    path: pathOfDealer(dealer),
    state: dealer.state === "active" ? ("Active" as const) : ("Paused" as const),
    logoUrl: details.logoUrl,
    description,
    street,
    zipCode,
    city,
    address: addressOf(countryId, dealer),
    stateName: states.find((region) => region.slug === dealer.place?.stateSlug)?.name ?? "",
    phone,
    email,
    website: dealerWebsite(website),
    imprint,
    register,
    representedBy,
    vatId,
    isInteraid: isOperator,
    joinedOn,
    enplusId: enplusNumberOn(certificates, today),
    certifications: dealerCertificates({ countryId, held: certificates, goods: details.goods, today }),
    qualities: qualityNames(best?.certificationIds ?? []),
    branches: dealer.branches.map((branch) => ({
      ...branchOf(dealer, branch, from),
      address: addressOf(countryId, branch),
      openingHours: branch.openingHours
    })),
    deliveryArea: states.flatMap((region, index) => {
      const part = served.get(region.code)
      // rounded up, so that a dealer who serves only a few postal codes of a federal state gets at least 1 per cent;
      // only a dealer who serves every postal code gets 100 per cent
      return part === undefined
        ? []
        : [
            {
              stateId: index + 1,
              name: region.name,
              percent: part === 1 ? 100 : Math.min(99, Math.ceil(part * 100))
            }
          ]
    }),
    openingHours: details.openingHours,
    paymentIds: details.paymentIds,
    fees: feesIn(details.fees),
    products: productsIn(details.goods),
    rating,
    ratingCount,
    price: best === undefined ? null : todayPriceOf(countryId, best),
    prices:
      best === undefined ? [] : [{ productId: usualGroup.productId, unitPrice: toDecimal(best.unitPrice) }],
    promises: promiseFigures(details),
    priceDays: details.pricedDays.map((day, index) => ({
      date: isoOfDay(day),
      unitPrice: toDecimal(details.dayPrices[index] ?? 0)
    }))
  }
}
