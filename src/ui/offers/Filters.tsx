import { Trans } from "@lingui/react/macro"
import { useEffect, useRef } from "react"
import type { Choice } from "../../domain/calculator/choice.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import { facetsOf } from "../../domain/options/qualities.ts"
import { WithExplanation } from "../kit/Explained.tsx"
import { Checkbox } from "../kit/form/Choice.tsx"
import { CertificateDifference, Difference } from "./Difference.tsx"
import { GoodsFields } from "./GoodsFields.tsx"
import type { OfferListView } from "./offer-list.view.ts"
import type { OfferListWishes } from "./offer-list.wishes.ts"
import { DesiredDate, OptionSelect } from "./OptionFields.tsx"
import s from "./Filters.module.css"

interface FiltersProps extends Pick<OfferListView, "calculation" | "differences" | "givenWay" | "hints"> {
  readonly data: ConfigurationData
  readonly wishes: Pick<OfferListWishes, "onChoice" | "onSettings">
  /** Called once, when the settings are hydrated. */
  readonly onAwake: () => void
}

/** The filters: goods, delivery conditions and quality; all fields belong to the same form as place and amount. */
export function Filters({ data, calculation, differences, givenWay, hints, wishes, onAwake }: FiltersProps) {
  useEffect(onAwake, [onAwake])
  const whole = useRef<HTMLDivElement>(null)
  const { onSettings } = wishes
  useEffect(() => {
    // the user may have reached the settings before the script was loaded, and earlier events are not always replayed
    if (whole.current?.matches(":focus-within, :hover")) onSettings()
  }, [onSettings])
  const choose = (choice: Choice) => wishes.onChoice(choice)
  const shared = { calculation, differences, onChoice: choose }
  return (
    <div ref={whole} className={s["filters"]} onFocus={wishes.onSettings} onPointerEnter={wishes.onSettings}>
      <p className={s["title"]}>
        <Trans>Ware und Lieferung</Trans>
      </p>
      {givenWay.map(({ lost, instead }) => (
        <output key={lost.id} className={s["forced"]}>
          <Trans>
            „{lost.name}“ ist zusammen mit Ihrer Wahl nicht möglich. Jetzt gilt „{instead.name}“.
          </Trans>
        </output>
      ))}
      <GoodsFields data={data} {...shared} />
      {data.groups.map((group) =>
        group.parameters.some((parameter) => parameter.hasSubItems) ? (
          <DesiredDate key={group.key} group={group} hints={hints} {...shared} />
        ) : (
          <OptionSelect key={group.key} group={group} {...shared} />
        )
      )}
      {data.productSettingList.map((setting) => (
        <WithExplanation key={setting.key} text={setting.name}>
          <Checkbox
            form="wishes"
            name="ap"
            value="1"
            label={setting.name}
            hint={
              <>
                <Trans>Feste Stunde nach Absprache</Trans>{" "}
                <Difference differences={differences} subject="setting" id={setting.id} />
              </>
            }
            checked={calculation.appointmentPlus}
            onChange={() => choose({ kind: "setting", key: setting.key })}
          />
        </WithExplanation>
      ))}
      {data.looseBlowingProcessList.map((process) => (
        <Checkbox
          key={process.id}
          form="wishes"
          name="lbp"
          value="1"
          label={process.name}
          hint={<Difference differences={differences} subject="blowing" id={process.id} />}
          checked={calculation.looseBlowingProcess.includes(process.id)}
          onChange={() => choose({ kind: "blowing", id: process.id })}
        />
      ))}
      {facetsOf(data.productGroupId).map((facet, _, { length }) => (
        <fieldset key={facet.name} className={s["certificates"]}>
          <legend className={s["title"]}>{length === 1 ? <Trans>Qualität</Trans> : facet.name}</legend>
          {facet.marks.map((mark) => (
            <WithExplanation key={mark.id} text={mark.name}>
              <Checkbox
                form="wishes"
                name="pcert"
                value={mark.id}
                label={mark.name}
                hint={
                  <CertificateDifference
                    differences={differences}
                    id={mark.id}
                    chosen={calculation.productCertifications.includes(mark.id)}
                  />
                }
                checked={calculation.productCertifications.includes(mark.id)}
                onChange={() => choose({ kind: "certification", id: mark.id })}
              />
            </WithExplanation>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
