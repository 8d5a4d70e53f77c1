import { certificationsOf } from "../options/certifications.ts"
import { groupOfProduct } from "../options/products.ts"
import { marksOf } from "../options/quality-id.ts"
import type { CountryId } from "../place/country.ts"
import { productGroups } from "../product/product-group.ts"
import {
  type CertificateKind,
  certificateKinds,
  certificateNames,
  type HeldCertificate,
  inOrderOfKinds,
  isKindIn,
  validOn
} from "./held-certificate.ts"

/** A certified quality, and the names of the product groups that the dealer sells in this quality. */
interface CertifiedGoods {
  readonly quality: string
  readonly products: ReadonlyArray<string>
}

/** A kind of certificate that either the dealer or some of the dealer's goods have. */
export interface DealerCertificate {
  readonly name: string
  /** The dealer's own certificate number; `null` if it is unknown. */
  readonly number: string | null
  /** The last day of the dealer's own certificate, yyyy-MM-dd; `null` if it is not known. */
  readonly validUntil: string | null
  /** URL of the public register in which the certificate can be verified; `null` if there is none. */
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

/** URL of the public register for each kind of certificate. */
const registers: Readonly<Record<CertificateKind, (id: CountryId) => string>> = {
  enplus: (id) => enplusLists[id],
  dinplus: () => "https://www.dincertco.de/",
  blauerEngel: () => "https://www.blauer-engel.de/",
  pefc: () => "https://pefc.org/find-certified",
  fsc: () => "https://search.fsc.org/",
  ralEnergy: () => "https://www.guetezeichen-energiehandel.de/"
}

/** Goods in a dealer's price list. */
export interface ListedGoods {
  readonly productId: number
  readonly certificationId: number
}

/**
 * The certified qualities in a price list, in the order of the catalogue, each with the product groups that are sold in
 * this quality.
 */
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

interface DealerGoods {
  readonly countryId: CountryId
  readonly held: ReadonlyArray<HeldCertificate>
  readonly goods: ReadonlyArray<ListedGoods>
  /** yyyy-MM-dd */
  readonly today: string
}

const kindOf = (quality: string): CertificateKind | undefined =>
  certificateKinds.find((kind) => quality.startsWith(certificateNames[kind]))

/**
 * Returns the certificates of a dealer (rule dealer.certificates): those that the dealer holds, and those of the goods
 * in the price list. If there is a register in which a certificate can be verified, it is included, because certificate
 * numbers are sometimes misused by others.
 */
export const dealerCertificates = ({
  countryId,
  held,
  goods,
  today
}: DealerGoods): ReadonlyArray<DealerCertificate> => {
  const shown = validOn(held, today).filter(({ kind }) => isKindIn(kind, countryId))
  const own = new Map(inOrderOfKinds(shown).map((each) => [each.kind, each]))
  const certified = [...certifiedIn(goods)].map(([quality, products]) => ({ quality, products }))
  const byLabel = Map.groupBy(certified, ({ quality }) => kindOf(quality) ?? quality)
  return [...new Set([...own.keys(), ...byLabel.keys()])].map((label) => {
    const kind = certificateKinds.find((each) => each === label)
    const number = kind && own.get(kind)
    return {
      name: kind === undefined ? label : certificateNames[kind],
      number: number?.number ?? null,
      validUntil: number?.validUntil ?? null,
      checkUrl: kind === undefined ? null : registers[kind](countryId),
      goods: byLabel.get(label) ?? []
    }
  })
}
