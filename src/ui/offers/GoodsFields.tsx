import { Trans, useLingui } from "@lingui/react/macro"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { Choice } from "../../domain/calculator/choice.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import { isLiquid } from "../../domain/options/option-ids.ts"
import type { PriceDifferences } from "../../machines/price-differences.machine.ts"
import { Checkbox } from "../kit/form/Choice.tsx"
import { Field } from "../kit/form/Field.tsx"
import { useHref } from "../kit/site.tsx"
import { Select } from "../kit/form/TextInput.tsx"
import { bulkOrderPath } from "./bulk-order-path.ts"
import { Difference, useDifferenceText } from "./Difference.tsx"

interface GoodsFieldsProps {
  readonly data: ConfigurationData
  readonly calculation: Calculation
  readonly differences: PriceDifferences
  readonly onChoice: (choice: Choice) => void
}

/**
 * Fields for the goods and the number of delivery points: better product, sacks per pallet, delivery points, climate
 * contribution.
 */
export function GoodsFields({ data, calculation, differences, onChoice }: GoodsFieldsProps) {
  const { t } = useLingui()
  const href = useHref()
  const ofStation = useDifferenceText(differences, "stations")
  const better = data.products.find(({ isUpselling }) => isUpselling)
  const bags =
    calculation.palletBagSize === undefined || calculation.palletBagCount === undefined
      ? ""
      : `${calculation.palletBagSize}x${calculation.palletBagCount}`
  return (
    <>
      {better && (
        <Checkbox
          form="wishes"
          name="product"
          value={better.id}
          label={better.name}
          hint={<Difference differences={differences} subject="product" id={better.id} />}
          checked={calculation.product.id === better.id}
          onChange={() => onChoice({ kind: "superProduct" })}
        />
      )}
      {isLiquid(data.productGroupId) && (
        <Checkbox
          form="wishes"
          name="cn"
          value="1"
          label={<Trans>Mit Klimabeitrag</Trans>}
          hint={<Trans>Gleicht den CO₂-Ausstoß der bestellten Menge aus, gegen Aufpreis des Händlers</Trans>}
          checked={calculation.product.climateNeutral === true}
          onChange={() => onChoice({ kind: "climate" })}
        />
      )}
      {data.palletBagList.length > 0 && (
        <Field id="bags" label={<Trans>Säcke je Palette</Trans>}>
          {(control) => (
            <Select
              {...control}
              form="wishes"
              name="bags"
              value={bags}
              onChange={(event) => {
                const wished = event.currentTarget.value
                const found = data.palletBagList.find(({ size, count }) => wished === `${size}x${count}`)
                onChoice({ kind: "palletBags", bags: found ?? null })
              }}
            >
              <option value="">{t`Jede Palette`}</option>
              {data.palletBagList.map(({ size, count }) => (
                <option key={`${size}x${count}`} value={`${size}x${count}`}>
                  {t`${count} Säcke zu ${size} kg (${size * count} kg)`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {data.stationList.length > 1 && (
        <Field
          id="stations"
          label={<Trans>Lieferstellen</Trans>}
          hint={
            <>
              {calculation.stations > 1 && (
                <>
                  <Trans>Die Menge gilt für alle Lieferstellen zusammen.</Trans>{" "}
                </>
              )}
              <a href={href(bulkOrderPath(calculation))}>
                <Trans>Als Sammelbestellung mit Nachbarn rechnen</Trans>
              </a>
            </>
          }
        >
          {(control) => (
            <Select
              {...control}
              form="wishes"
              name="stations"
              value={calculation.stations}
              onChange={(event) => onChoice({ kind: "station", stations: Number(event.currentTarget.value) })}
            >
              {data.stationList.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name + ofStation(id)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  )
}
