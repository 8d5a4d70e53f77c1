import { certificationsOf } from "../options/certifications.ts"
import { groupOfProduct } from "../options/products.ts"
import { marksOf } from "../options/quality-id.ts"
import type { CountryId } from "../place/country.ts"
import { productGroups } from "../product/product-group.ts"

/** A quality for which goods have a certificate, and the names of the groups that the dealer sells in it. */
interface CertifiedGoods {
  readonly quality: string
  readonly products: ReadonlyArray<string>
}

/** A kind of certificate that a dealer has or whose goods the dealer sells. */
export interface DealerCertificate {
  readonly name: string
  /** The dealer's own number; `null` if it is not known. */
  readonly number: string | null
  /** The public register to verify it; `null` if there is none. */
  readonly checkUrl: string | null
  readonly goods: ReadonlyArray<CertifiedGoods>
}

/**
 * The registers of certified traders: in Germany, the register of the Deutsches Pelletinstitut; elsewhere, that of the
 * European owner of the label.
 */
const enplusLists: Readonly<Record<CountryId, string>> = {
  1: "https://www.enplus-pellets.de/",
  2: "https://enplus-pellets.eu/",
  3: "https://enplus-pellets.eu/"
}

const enplus = "ENplus"

/** Labels with a public register; a mark belongs to the label that its name begins with. */
const registers: ReadonlyArray<{ readonly name: string; readonly checkUrl: (id: CountryId) => string }> = [
  { name: enplus, checkUrl: (id) => enplusLists[id] },
  { name: "DINplus", checkUrl: () => "https://www.dincertco.de/" },
  { name: "Blauer Engel", checkUrl: () => "https://www.blauer-engel.de/" },
  { name: "PEFC", checkUrl: () => "https://pefc.org/find-certified" },
  { name: "FSC", checkUrl: () => "https://search.fsc.org/" }
]

/** Goods in a dealer's price list. */
export interface ListedGoods {
  readonly productId: number
  readonly certificationId: number
}

/** The certified qualities in a price list, in the order of the catalogue, with the groups that are sold in each. */
const certifiedIn = (goods: ReadonlyArray<ListedGoods>): ReadonlyMap<string, ReadonlyArray<string>> => {
  const sold = goods.map(({ productId, certificationId }) => ({
    groupId: groupOfProduct(productId)?.id,
    marks: marksOf(certificationId)
  }))
  const found = productGroups.flatMap(({ id, name }) =>
    certificationsOf(id)
      .filter((mark) => sold.some(({ groupId, marks }) => groupId === id && marks.includes(mark.id)))
      .map((mark) => ({ quality: mark.name, product: name }))
  )
  return new Map(
    [...Map.groupBy(found, ({ quality }) => quality)].map(([quality, each]) => [
      quality,
      each.map(({ product }) => product)
    ])
  )
}

/**
 * Returns the certificates of a dealer (rule dealer.certificates): that of the dealer's own number, and each that goods
 * in the price list have; with a register to verify them where there is one, because certificate numbers are sometimes
 * misused by others.
 */
export const dealerCertificates = (
  countryId: CountryId,
  enplusId: string | null,
  goods: ReadonlyArray<ListedGoods>
): ReadonlyArray<DealerCertificate> => {
  const certified = [...certifiedIn(goods)].map(([quality, products]) => ({ quality, products }))
  const labelOf = (quality: string) => registers.find(({ name }) => quality.startsWith(name))?.name ?? quality
  const byLabel = Map.groupBy(certified, ({ quality }) => labelOf(quality))
  const names = [...(enplusId === null ? [] : [enplus]), ...byLabel.keys()]
  return [...new Set(names)].map((name) => ({
    name,
    number: name === enplus ? enplusId : null,
    checkUrl: registers.find((register) => register.name === name)?.checkUrl(countryId) ?? null,
    goods: byLabel.get(name) ?? []
  }))
}
