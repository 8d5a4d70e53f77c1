import { createAccountId } from "../../domain/account/sign-in-page.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import { withoutOffer } from "../../domain/calculator/as-ordered.ts"
import { encodeOfferChoice, encodePlan } from "../../domain/options/offer-choice.ts"
import { encodeOrderQuery } from "../../domain/options/order-query.ts"
import { qualitiesAsked } from "../../domain/options/qualities.ts"
import { againKey } from "../../domain/order/reorder.ts"
import type { AddressableStep } from "../../domain/order/steps.ts"
import { productGroup, productGroupBySlug, type ProductGroupId } from "../../domain/product/product-group.ts"
import { segmentOfStep } from "../../domain/order/wizard/step-path.ts"
import { stringifySearch } from "../router/search.ts"

type Path = `/${string}`

const slugOf = (calculation: Calculation) => productGroup(calculation.productGroupId).slug

/**
 * Returns the quality marks that restrict a bulk order. A calculation also contains all marks of each property for
 * which nothing was chosen; these are removed.
 */
const narrowing = (groupId: ProductGroupId, chosen: ReadonlyArray<number>) => {
  const asked = qualitiesAsked(groupId, chosen).map(({ id }) => id)
  return asked.length === 0 ? {} : { pcert: asked.join() }
}

/**
 * Returns the URL of the offer list with the selections of this calculation and with open settings; for a bulk order,
 * the URL of the bulk order page.
 */
export const listAddress = (calculation: Calculation): Path =>
  calculation.points === undefined
    ? `/${slugOf(calculation)}/angebotsliste${stringifySearch(encodeOrderQuery(withoutOffer(calculation)))}`
    : `/${slugOf(calculation)}/sammelbestellung${stringifySearch({ ...encodePlan(calculation), ...narrowing(calculation.productGroupId, calculation.productCertifications) })}`

/** Returns the URL of the confirm page of an offer. */
export const confirmAddress = (calculation: Calculation, offer: Offer): Path =>
  `/${slugOf(calculation)}/bestellparameter-bestaetigen${stringifySearch(encodeOfferChoice(calculation, offer))}`

/**
 * Returns the URL of a step of the wizard; it contains the order query, so that the buyer's selections remain when the
 * draft has expired.
 */
export const stepAddress = (calculation: Calculation, draftId: string, step: AddressableStep): Path =>
  `/${slugOf(calculation)}/bestellung/${segmentOfStep(step)}${stringifySearch({ ...encodeOrderQuery(calculation), ...encodePlan(calculation), draft: draftId })}`

/**
 * Returns the URL of the sign-in page within the order process, which leads back to `returnUrl`; shows the registration
 * form if `isNew` is true.
 */
export const orderSignInAddress = (productGroupSlug: string, returnUrl: string, isNew: boolean): Path => {
  const wish = isNew ? { mode: "register", registerWithPassword: true } : {}
  const search = stringifySearch({ registerForOrder: true, ...wish, ReturnUrl: returnUrl })
  return `/benutzerkonto/bestellanmeldung/${productGroupSlug}${search}${isNew ? `#${createAccountId}` : ""}`
}

/** Returns the URL of the page of a placed order. */
export const orderAddress = (productGroupSlug: string, orderId: string): Path =>
  `/${productGroupSlug}/bestellung-erfolgreich/${encodeURIComponent(orderId)}`

/**
 * Returns the URL of the offer list with the selections found in the search parameters; parameters of a single order
 * are left out.
 */
export const listAddressOf = (productGroupSlug: string, search: Readonly<Record<string, unknown>>): Path => {
  const {
    dealer: _dealer,
    offerHash: _hash,
    seen: _seen,
    draft: _draft,
    opcert: _certificate,
    olbp: _blowing,
    [againKey]: _again,
    p: points,
    ...wishes
  } = search
  if (typeof points === "string" && points !== "") {
    const group = productGroupBySlug(productGroupSlug)
    const { pcert } = wishes
    return `/${productGroupSlug}/sammelbestellung${stringifySearch({ p: points, ...(group && typeof pcert === "string" && narrowing(group.id, pcert.split(",").map(Number))) })}`
  }
  return `/${productGroupSlug}/angebotsliste${stringifySearch(wishes)}`
}
