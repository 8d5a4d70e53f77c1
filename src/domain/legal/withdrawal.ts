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

type Goods = "liquid" | "loose" | "packed"

const goodsOfKind: Readonly<Record<GoodsKind, Goods>> = {
  liquid: "liquid",
  blown: "loose",
  tipped: "loose",
  packed: "packed"
}

const goodsOf = (groupId: ProductGroupId): Goods => goodsOfKind[productGroup(groupId).goods]

/** The groups, those together that one text is for; in Switzerland all of them (rule law.withdrawal-texts). */
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

/** Goods that become one with what is in the tank or store, and with that end the right of withdrawal. */
export const mixesWithStock = (groupId: ProductGroupId): boolean => goodsOf(groupId) !== "packed"

const date = "2026-11-21"

/** The wording depends on country and kind of goods (rule law.withdrawal-texts). */
export const withdrawalVersion = (countryId: CountryId, groupId: ProductGroupId): string =>
  countryId === 3
    ? `widerruf-ch-${date}`
    : `widerruf-${countryId === 1 ? "de" : "at"}-${goodsOf(groupId)}-${date}`

const endings: Readonly<Record<Goods, string>> = {
  liquid:
    "Das Widerrufsrecht erlischt, wenn die Ware nach der Lieferung auf Grund ihrer Beschaffenheit untrennbar mit anderen Gütern vermischt wurde, etwa mit einem Restbestand im Tank.",
  loose:
    "Das Widerrufsrecht erlischt, wenn die Ware nach der Lieferung auf Grund ihrer Beschaffenheit untrennbar mit anderen Gütern vermischt wurde, etwa mit einem Restbestand im Lager.",
  packed:
    "Sie haben die Ware unverzüglich und spätestens binnen vierzehn Tagen nach dem Widerruf zurückzugeben oder abholen zu lassen. Für einen Wertverlust haften Sie nur, wenn er auf einen nicht notwendigen Umgang mit der Ware zurückgeht."
}

/**
 * Information on the right of withdrawal (rule law.withdrawal-texts); Switzerland has no statutory one for online
 * purchases.
 */
export const withdrawal = (countryId: CountryId, groupId: ProductGroupId, operator: Operator): LegalText => {
  const version = withdrawalVersion(countryId, groupId)
  const contact = `${operator.name}, ${operator.street}, ${operator.zipCode} ${operator.city}, E-Mail: ${operator.email}`
  if (countryId === 3) {
    return inSwissSpelling({
      version,
      title: "Rückzug der Bestellung",
      sections: [
        {
          title: "Rückzug vor der Bestätigung",
          paragraphs: [
            "In der Schweiz besteht für Käufe im Internet kein gesetzliches Widerrufsrecht.",
            `Solange der Verkäufer Ihre Bestellung nicht bestätigt hat, können Sie sie kostenlos zurückziehen. Eine Nachricht genügt: ${contact}.`
          ]
        }
      ]
    })
  }
  return {
    version,
    title: "Widerrufsbelehrung",
    sections: [
      {
        title: "Widerrufsrecht",
        paragraphs: [
          "Als Verbraucher haben Sie das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Ware in Besitz genommen haben.",
          `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns oder den Verkäufer mit einer eindeutigen Erklärung, zum Beispiel per Brief oder E-Mail, über Ihren Entschluss informieren: ${contact}. Zur Wahrung der Frist reicht es, dass Sie die Mitteilung vor ihrem Ablauf absenden.`
        ]
      },
      {
        title: "Folgen des Widerrufs",
        paragraphs: [
          "Wenn Sie widerrufen, werden alle Zahlungen, die Sie geleistet haben, einschließlich der Lieferkosten, unverzüglich und spätestens binnen vierzehn Tagen zurückgezahlt, mit demselben Zahlungsmittel und ohne Entgelt.",
          endings[goodsOf(groupId)]
        ]
      }
    ]
  }
}
