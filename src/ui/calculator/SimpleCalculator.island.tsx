import { useMachine } from "@xstate/react"
import { useEffect, useMemo } from "react"
import { type CalculatorTarget, offersQuery } from "../../domain/calculator/simple-form.ts"
import type { LocalPageSegments } from "../../domain/local-page.ts"
import type { LocaleCode } from "../../domain/locale.ts"
import type { ProductGroup, ProductGroupId } from "../../domain/product-group.ts"
import { simpleCalculatorMachine } from "../../machines/simple-calculator.machine.ts"
import { localPageActors } from "../../services/actors/local-page.actors.ts"
import { zipActors } from "../../services/actors/zip.actors.ts"
import { forgetWishes, keepPlaceAndAmount } from "../../services/browser/kept-wishes.ts"
import { browserClient } from "../../services/client/browser-client.ts"
import { useHref, useSite } from "../kit/site.tsx"
import type { SimpleCalculatorWishes } from "./calculator-wishes.ts"
import { CalculatorBar } from "./CalculatorBar.tsx"
import { simpleCalculatorView } from "./simple-calculator.view.ts"
import { SimpleCalculator } from "./SimpleCalculator.tsx"

export interface SimpleCalculatorIslandProps {
  readonly groupId: ProductGroupId
  readonly homes: Readonly<Record<LocaleCode, string>>
  /** All fuels on the home page's desk, or the bar of landing and error pages with few fuels or none to choose. */
  readonly shape: "desk" | { readonly bar: ReadonlyArray<ProductGroupId> }
  /** The page whose address chooses another group by `brennstoff`, for visitors without a script. */
  readonly page: "/" | "/pellets-prices/product-path"
  readonly target?: CalculatorTarget | undefined
  /** The place of a local page. */
  readonly location?: LocalPageSegments | undefined
}

const openPage = (address: string) => globalThis.location.assign(address)

/** The simple calculator with its machine; what was typed before it came to life is read from the fields. */
export default function SimpleCalculatorIsland(props: SimpleCalculatorIslandProps) {
  const { groupId, homes, shape, page, target = "LOOSE", location } = props
  const { locale } = useSite()
  const href = useHref()
  const client = browserClient()
  const machine = simpleCalculatorMachine.provide({
    actors: { ...zipActors(client), ...localPageActors(client) },
    actions: {
      keepValues: (_, values) => keepPlaceAndAmount(values, values),
      clearSavedSettings: (_, key) => forgetWishes(key),
      openLocalPage: (_, { path }) => openPage(href(`/${path.replace(/^\/+/u, "")}`)),
      openOffers: (_, address) =>
        openPage(`${href(`/${address.productGroupSlug}/angebotsliste`)}?${offersQuery(address)}`)
    }
  })
  const [snapshot, send] = useMachine(machine, {
    input: { countryId: locale.countryId, target, groupId, zip: "", location }
  })

  useEffect(() => {
    const shown = () => send({ type: "page.shown" })
    addEventListener("pageshow", shown)
    return () => removeEventListener("pageshow", shown)
  }, [send])

  const wishes = useMemo(
    (): SimpleCalculatorWishes => ({
      onGroup: (chosen) => send({ type: "group.choose", groupId: chosen }),
      onZip: (zip) => send({ type: "zip.change", zip }),
      onZipClick: () => send({ type: "zip.click" }),
      onZipLeft: () => send({ type: "zip.left" }),
      onAmount: (text) => send({ type: "amount.change", text }),
      onAmountLeft: () => send({ type: "amount.left" }),
      onStart: () => send({ type: "search.start" }),
      onSettings: () => send({ type: "settings.open" }),
      onDismiss: () => send({ type: "problems.dismiss" })
    }),
    [send]
  )

  const shared = {
    view: simpleCalculatorView(snapshot),
    wishes,
    target,
    homes,
    groupHref: (group: ProductGroup) => `${href(page)}?brennstoff=${group.slug}`
  }
  return shape === "desk" ? (
    <SimpleCalculator {...shared} />
  ) : (
    <CalculatorBar {...shared} choice={shape.bar} />
  )
}
