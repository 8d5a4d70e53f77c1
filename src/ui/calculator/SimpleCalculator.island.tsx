import { useMachine } from "@xstate/react"
import { useEffect, useMemo } from "react"
import type { OffersAddress } from "../../domain/calculator/simple-form.ts"
import type { LocaleCode } from "../../domain/locale.ts"
import type { ProductGroup, ProductGroupId } from "../../domain/product-group.ts"
import { simpleCalculatorMachine } from "../../machines/simple-calculator.machine.ts"
import { zipActors } from "../../services/actors/zip.actors.ts"
import { forgetWishes, keepPlaceAndAmount } from "../../services/browser/kept-wishes.ts"
import { browserClient } from "../../services/client/browser-client.ts"
import { useHref, useSite } from "../kit/site.tsx"
import { simpleCalculatorView } from "./simple-calculator.view.ts"
import { SimpleCalculator, type SimpleCalculatorWishes } from "./SimpleCalculator.tsx"

export interface SimpleCalculatorIslandProps {
  readonly groupId: ProductGroupId
  readonly homes: Readonly<Record<LocaleCode, string>>
}

const queryOf = ({ zipCode, amount, openSettings }: OffersAddress): string =>
  `?zipCode=${zipCode}&amount=${amount}${openSettings ? "&openSettings=1" : ""}`

/** The simple calculator with its machine; what was typed before it came to life is read from the fields. */
export default function SimpleCalculatorIsland({ groupId, homes }: SimpleCalculatorIslandProps) {
  const { locale } = useSite()
  const href = useHref()
  const machine = simpleCalculatorMachine.provide({
    actors: zipActors(browserClient()),
    actions: {
      keepValues: (_, values) => keepPlaceAndAmount(values, values),
      clearSavedSettings: (_, key) => forgetWishes(key),
      openOffers: (_, address) =>
        location.assign(href(`/${address.productGroupSlug}/angebotsliste`) + queryOf(address))
    }
  })
  const [snapshot, send] = useMachine(machine, {
    input: { countryId: locale.countryId, target: "LOOSE", groupId, zip: "" }
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
      onSettings: () => send({ type: "settings.open" })
    }),
    [send]
  )

  return (
    <SimpleCalculator
      view={simpleCalculatorView(snapshot)}
      wishes={wishes}
      homes={homes}
      groupHref={(group: ProductGroup) => `${href("/")}?brennstoff=${group.slug}`}
    />
  )
}
