import { useMachine } from "@xstate/react"
import { useEffect, useLayoutEffect, useMemo } from "react"
import { type CalculatorTarget, offersQuery } from "../../domain/calculator/simple-form.ts"
import type { LocalPageSegments } from "../../domain/place/local-page.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"
import { type ProductGroup, type ProductGroupId, productGroups } from "../../domain/product/product-group.ts"
import { simpleCalculatorMachine } from "../../machines/simple-calculator.machine.ts"
import { localPageActors } from "../../services/actors/local-page.actors.ts"
import { zipActors } from "../../services/actors/zip.actors.ts"
import { keepTyped } from "../../services/browser/country-store.ts"
import { forgetWishes } from "../../services/browser/kept-wishes.ts"
import { recallForm, recallValues } from "../../services/browser/recalled-form.ts"
import { simpleForm } from "../../services/browser/simple-form.ts"
import { keepPlaceAndAmount } from "../../services/browser/arrival-wishes.ts"
import { browserClient } from "../../services/client/browser-client.ts"
import { useHref, useSite } from "../kit/site.tsx"
import type { SimpleCalculatorWishes } from "./calculator.wishes.ts"
import { CalculatorBar } from "./CalculatorBar.tsx"
import { simpleCalculatorView } from "./simple-calculator.view.ts"
import { SimpleCalculator } from "./SimpleCalculator.tsx"

/** The text catalogs that are loaded with this island. */
export const texts = ["calculator"] as const

export interface SimpleCalculatorIslandProps {
  readonly groupId: ProductGroupId
  readonly homes: Readonly<Record<LocaleCode, string>>
  /**
   * "desk" for the home page, with all fuels; otherwise the bar for landing and error pages, with few or no fuels to
   * choose from.
   */
  readonly shape: "desk" | { readonly bar: ReadonlyArray<ProductGroupId> }
  /** The page whose query parameter `brennstoff` selects another group, for visitors without JavaScript. */
  readonly page: `/${string}`
  /** Whether the URL specifies the group, so that the last used group is ignored. */
  readonly isGroupGiven?: boolean
  readonly target?: CalculatorTarget | undefined
  /** URL segments of the local page on which the calculator is shown. */
  readonly location?: LocalPageSegments | undefined
}

const openPage = (address: string) => globalThis.location.assign(address)

/** The simple calculator with its machine; input from before hydration is read from the fields. */
export default function SimpleCalculatorIsland(props: SimpleCalculatorIslandProps) {
  const { groupId, homes, shape, page, isGroupGiven = false, target = "LOOSE", location } = props
  const { locale } = useSite()
  const href = useHref()
  const client = browserClient()
  // on the server the machine is used as it is, without ports: only its initial state is rendered, and creating another
  // machine is expensive
  const machine = import.meta.env.SSR
    ? simpleCalculatorMachine
    : simpleCalculatorMachine.provide({
        actors: { ...zipActors(client), ...localPageActors(client) },
        actions: {
          keepValues: ({ context }, values) => {
            keepPlaceAndAmount(values, values)
            const { amount } = values
            if (context.isAmountChosen && amount !== undefined) keepTyped({ ...values, amount })
          },
          clearSavedSettings: (_, key) => forgetWishes(key),
          openLocalPage: (_, { path }) => openPage(href(`/${path.replace(/^\/+/u, "")}`)),
          openOffers: (_, address) =>
            openPage(`${href(`/${address.productGroupSlug}/angebotsliste`)}?${offersQuery(address)}`)
        }
      })
  const [snapshot, send] = useMachine(machine, {
    input: { countryId: locale.countryId, target, groupId, zip: "", location }
  })

  const choice = shape === "desk" ? productGroups.map(({ id }) => id) : shape.bar
  const groups = isGroupGiven ? [] : choice

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    addEventListener("pagehide", () => send({ type: "form.deactivated" }), { signal })
    addEventListener(
      "pageshow",
      ({ persisted }) => {
        send({ type: "page.shown" })
        if (!persisted) return
        // restores values that the offer list has stored in the meantime, in the same way as after a page load
        const recalled = recallValues({ groups, groupId }, locale.countryId)
        if (recalled.groupId !== groupId) send({ type: "group.choose", groupId: recalled.groupId })
        if (recalled.amountText !== undefined)
          send({ type: "amount.change", text: recalled.amountText, isRecalled: true })
        if (recalled.zip !== undefined) send({ type: "zip.change", zip: recalled.zip })
      },
      { signal }
    )
    return () => stop.abort()
  })

  useLayoutEffect(() => {
    // fills the fields with the stored values; a different group must be reported to the state machine
    const form = simpleForm()
    const recalled = form === null ? undefined : recallForm(form, locale.countryId)
    if (recalled === undefined) return
    send({ type: "group.choose", groupId: recalled.groupId })
    if (recalled.amountText !== undefined)
      send({ type: "amount.change", text: recalled.amountText, isRecalled: true })
  }, [send, locale.countryId])

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
    groups,
    homes,
    groupHref: (group: ProductGroup) =>
      `${href(page)}?brennstoff=${group.slug}${target === "INSTALLMENT_12" ? "&zahlung=raten" : ""}`
  }
  return shape === "desk" ? (
    <SimpleCalculator {...shared} />
  ) : (
    <CalculatorBar {...shared} choice={shape.bar} />
  )
}
