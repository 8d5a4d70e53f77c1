import { certificationsOf } from "../options/certifications.ts"
import type { QualityMark } from "../product/group-facts.ts"
import { productGroup } from "../product/product-group.ts"
import type { ProductGroup } from "../product/product-group.ts"
import type { ChildOffer } from "./offer.ts"

type Group = Pick<ProductGroup, "id">
type Goods = Pick<ChildOffer, "certificationIds">

/** Returns the certificates of an offer. */
export const certificatesOf = ({ id }: Group, { certificationIds }: Goods): ReadonlyArray<QualityMark> =>
  certificationsOf(id).filter((certificate) => certificationIds.includes(certificate.id))

/**
 * Returns, for each facet, the quality mark that a dealer declares for the goods; `mark` is missing if nothing is
 * declared.
 */
export const declaredOf = ({ id }: Group, { certificationIds }: Goods) =>
  productGroup(id).declared.map(({ name, isCompared, marks }) => ({
    name,
    isCompared,
    mark: marks.find((mark) => certificationIds.includes(mark.id))
  }))

/** Text for a facet that a dealer does not declare. */
export const undeclared = "nicht angegeben"

/** Joins the undeclared facets into one phrase: "Holzart, Scheitlänge und Holzfeuchte". */
const listed = (names: ReadonlyArray<string>): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`

const inWords = (group: Group, goods: Goods, words: (mark: QualityMark) => string): string => {
  const declared = declaredOf(group, goods)
  const lacking = declared.filter(({ mark }) => mark === undefined).map(({ name }) => name)
  const marks = [
    ...declared.flatMap(({ mark }) => (mark === undefined ? [] : [mark])),
    ...certificatesOf(group, goods)
  ]
  return [...marks.map(words), ...(lacking.length === 0 ? [] : [`${listed(lacking)} ${undeclared}`])].join(
    ", "
  )
}

/** Returns the name of a quality mark with its limit, e.g. "bis 25 % Wasser". */
export const bounded = ({ name, bound }: QualityMark): string => name + (bound ? `, ${bound}` : "")

/** Returns the certificates of an offer in words, e.g. "ENplus A1"; empty if the goods have none. */
export const certificatesIn = (group: Group, goods: Goods): string =>
  certificatesOf(group, goods)
    .map(({ name }) => name)
    .join(", ")

/**
 * Returns the declared quality marks and the certificates of the goods, e.g. "Buche, 33 cm, PEFC, Holzfeuchte nicht
 * angegeben".
 */
export const qualityNames = (group: Group, goods: Goods): string => inWords(group, goods, ({ name }) => name)

/** Returns the same text as `qualityNames`, with the limits added, e.g. "ISO 17225-4 A1, bis 25 % Wasser". */
export const qualityIn = (group: Group, goods: Goods): string => inWords(group, goods, bounded)

/**
 * Returns the quality by which prices of goods can be compared: the declared marks of those facets that count in a
 * comparison, or the certificates if no such mark is declared (rule offer.like-with-like).
 */
export const comparedQuality = (group: Group, goods: Goods): string =>
  declaredOf(group, goods)
    .flatMap(({ isCompared, mark }) => (isCompared && mark !== undefined ? [mark.name] : []))
    .join(", ") || certificatesIn(group, goods)
