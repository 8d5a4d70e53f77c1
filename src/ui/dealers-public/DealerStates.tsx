import { Plural, Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { countries, type CountryId } from "../../domain/place/country.ts"
import { formatMoney } from "../kit/format.ts"
import { classes } from "../kit/style/classes.ts"
import { useHref, useSite } from "../kit/site.tsx"
import type { DealerStateFacts } from "./dealer-facts.ts"
import s from "./DealerList.module.css"

interface DealerStatesProps {
  readonly countryId: CountryId
  readonly states: ReadonlyArray<DealerStateFacts>
  /** Map of the same federal states. */
  readonly map: ReactNode
}

/** The federal states with their dealers, as a list beside a map. */
export function DealerStates({ countryId, states, map }: DealerStatesProps) {
  const { locale } = useSite()
  const href = useHref()
  const price = (amount: number) => formatMoney(locale.bcp47, countries[countryId].currencyCode, amount)
  return (
    <div className={classes(s["sides"], s["beside"])}>
      <div className={s["map"]}>{map}</div>
      <ul className={s["states"]}>
        {states.map(({ name, path, dealers, unitPrice }) => (
          <li key={path} className={s["state"]}>
            <a href={href(path)}>{name}</a>
            <span className={s["quiet"]}>
              <Plural value={dealers} one="# Händler" other="# Händler" />
              {unitPrice !== undefined && (
                <>
                  {", "}
                  <Trans>ab {price(unitPrice)}</Trans>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
