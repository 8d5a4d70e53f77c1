import type { CountryId } from "../place/country.ts"
import type { Operator } from "../site/site.ts"
import type { GoodsKind } from "../product/group-facts.ts"
import {
  type ProductGroup,
  type ProductGroupId,
  productGroup,
  productGroups
} from "../product/product-group.ts"
import { inSwissSpelling, type LegalText } from "./legal-text.ts"
import { modelForm } from "./model-form.ts"

type Goods = "liquid" | "loose" | "packed"

const goodsOfKind: Readonly<Record<GoodsKind, Goods>> = {
  liquid: "liquid",
  blown: "loose",
  tipped: "loose",
  packed: "packed"
}

const goodsOf = (groupId: ProductGroupId): Goods => goodsOfKind[productGroup(groupId).goods]

/**
 * Returns the product groups, grouped by their common text; in Switzerland all groups share one text (rule
 * law.withdrawal-texts).
 */
export const withdrawalGroups = (
  countryId: CountryId
): ReadonlyArray<readonly [ProductGroup, ...ReadonlyArray<ProductGroup>]> => {
  const found = new Map<string, [ProductGroup, ...Array<ProductGroup>]>()
  for (const group of productGroups) {
    const version = withdrawalVersion(countryId, group.id)
    const alike = found.get(version)
    if (alike === undefined) found.set(version, [group])
    else alike.push(group)
  }
  return [...found.values()]
}

/** Whether the goods mix inseparably with the contents of the tank or store, which ends the right of withdrawal. */
export const mixesWithStock = (groupId: ProductGroupId): boolean => goodsOf(groupId) !== "packed"

const firstDate = "2026-11-21"
/** Date from which the withdrawal information mentions the electronic function and contains the model form. */
const date = "2026-11-27"

const versionOf = (countryId: CountryId, groupId: ProductGroupId, since: string): string =>
  countryId === 3
    ? `widerruf-ch-${firstDate}`
    : `widerruf-${countryId === 1 ? "de" : "at"}-${goodsOf(groupId)}-${since}`

/** Returns the version of the wording, which depends on country and kind of goods (rule law.withdrawal-texts). */
export const withdrawalVersion = (countryId: CountryId, groupId: ProductGroupId): string =>
  versionOf(countryId, groupId, date)

/** Returns the version of the former wording; in Switzerland the wording has not changed. */
export const formerWithdrawalVersion = (countryId: CountryId, groupId: ProductGroupId): string =>
  versionOf(countryId, groupId, firstDate)

const endings: Readonly<Record<Goods, string>> = {
  liquid:
    "Das Widerrufsrecht erlischt, wenn die Ware nach der Lieferung auf Grund ihrer Beschaffenheit untrennbar mit anderen Gütern vermischt wurde, etwa mit einem Restbestand im Tank.",
  loose:
    "Das Widerrufsrecht erlischt, wenn die Ware nach der Lieferung auf Grund ihrer Beschaffenheit untrennbar mit anderen Gütern vermischt wurde, etwa mit einem Restbestand im Lager.",
  packed:
    "Sie haben die Ware unverzüglich und spätestens binnen vierzehn Tagen nach dem Widerruf zurückzugeben oder abholen zu lassen. Für einen Wertverlust haften Sie nur, wenn er auf einen nicht notwendigen Umgang mit der Ware zurückgeht."
}

const contactOf = ({ name, street, zipCode, city, email }: Operator): string =>
  `${name}, ${street}, ${zipCode} ${city}, E-Mail: ${email}`

const swiss = (version: string, operator: Operator): LegalText =>
  inSwissSpelling({
    version,
    title: "Rückzug der Bestellung",
    sections: [
      {
        title: "Rückzug vor der Bestätigung",
        paragraphs: [
          "In der Schweiz besteht für Käufe im Internet kein gesetzliches Widerrufsrecht.",
          `Solange der Verkäufer Ihre Bestellung nicht bestätigt hat, können Sie sie kostenlos zurückziehen. Eine Nachricht genügt: ${contactOf(operator)}.`
        ]
      }
    ]
  })

const right =
  "Als Verbraucher haben Sie das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Ware in Besitz genommen haben."

const inTime = "Zur Wahrung der Frist reicht es, dass Sie die Mitteilung vor ihrem Ablauf absenden."

/**
 * Returns the ways to exercise the right: by any clear declaration, or by the electronic function (§ 356a BGB, Art. 11a
 * of Directive 2011/83/EU).
 */
const ways = (operator: Operator): ReadonlyArray<string> => [
  `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns oder den Verkäufer mit einer eindeutigen Erklärung, zum Beispiel per Brief oder E-Mail, über Ihren Entschluss informieren: ${contactOf(operator)}. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. ${inTime}`,
  "Sie können Ihr Widerrufsrecht auch elektronisch ausüben: mit „Vertrag widerrufen“ am Fuß jeder unserer Seiten und auf der Seite Ihrer Bestellung, ohne Anmeldung. Wir senden Ihnen dann unverzüglich per E-Mail eine Eingangsbestätigung mit dem Inhalt Ihrer Erklärung sowie Datum und Uhrzeit ihres Eingangs."
]

const formerWays = (operator: Operator): ReadonlyArray<string> => [
  `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns oder den Verkäufer mit einer eindeutigen Erklärung, zum Beispiel per Brief oder E-Mail, über Ihren Entschluss informieren: ${contactOf(operator)}. ${inTime}`
]

const written = (
  version: string,
  groupId: ProductGroupId,
  parts: { readonly ways: ReadonlyArray<string>; readonly more: LegalText["sections"] }
): LegalText => ({
  version,
  title: "Widerrufsbelehrung",
  sections: [
    { title: "Widerrufsrecht", paragraphs: [right, ...parts.ways] },
    {
      title: "Folgen des Widerrufs",
      paragraphs: [
        "Wenn Sie widerrufen, werden alle Zahlungen, die Sie geleistet haben, einschließlich der Lieferkosten, unverzüglich und spätestens binnen vierzehn Tagen zurückgezahlt, mit demselben Zahlungsmittel und ohne Entgelt.",
        endings[goodsOf(groupId)]
      ]
    },
    ...parts.more
  ]
})

/**
 * Returns the information on the right of withdrawal (rule law.withdrawal-texts) with the electronic function and the
 * model form; Switzerland has no statutory right for online purchases.
 */
export const withdrawal = (countryId: CountryId, groupId: ProductGroupId, operator: Operator): LegalText => {
  const version = withdrawalVersion(countryId, groupId)
  return countryId === 3
    ? swiss(version, operator)
    : written(version, groupId, { ways: ways(operator), more: [modelForm(operator)] })
}

/** Returns the former information on the right of withdrawal, which still applies to older orders. */
export const formerWithdrawal = (
  countryId: CountryId,
  groupId: ProductGroupId,
  operator: Operator
): LegalText => {
  const version = formerWithdrawalVersion(countryId, groupId)
  return countryId === 3
    ? swiss(version, operator)
    : written(version, groupId, { ways: formerWays(operator), more: [] })
}
