import { useMachine } from "@xstate/react"
import { useEffect, useLayoutEffect, useMemo } from "react"
import { type CalculatorTarget, offersQuery } from "../../domain/calculator/simple-form.ts"
import type { LocalPageSegments } from "../../domain/place/local-page.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import {
  simpleCalculatorMachine,
  type SimpleCalculatorInput
} from "../../machines/simple-calculator.machine.ts"
import { beginSimpleCalculator } from "../../machines/simple-calculator/setup.ts"
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
import { type CalculatorShape, choiceOf, ShownCalculator } from "./ShownCalculator.tsx"
import { firstView, simpleCalculatorView } from "./simple-calculator.view.ts"

/** The text catalogs that are loaded with this island. */
export const texts = ["calculator"] as const

export interface SimpleCalculatorIslandProps {
  readonly groupId: ProductGroupId
  readonly homes: Readonly<Record<LocaleCode, string>>
  readonly shape: CalculatorShape
  /** The page whose query parameter `brennstoff` selects another group, for visitors without JavaScript. */
  readonly page: `/${string}`
  /** Whether the URL specifies the group, so that the last used group is ignored. */
  readonly isGroupGiven?: boolean
  readonly target?: CalculatorTarget | undefined
  /** URL segments of the local page on which the calculator is shown. */
  readonly location?: LocalPageSegments | undefined
}

const openPage = (address: string) => globalThis.location.assign(address)

const inputOf = (
  { groupId, target = "LOOSE", location }: SimpleCalculatorIslandProps,
  countryId: CountryId
): SimpleCalculatorInput => ({ countryId, target, groupId, zip: "", location })

const groupsOf = ({ isGroupGiven = false, shape }: SimpleCalculatorIslandProps) =>
  isGroupGiven ? [] : choiceOf(shape)

const nothing = () => {}
const noWishes: SimpleCalculatorWishes = {
  onGroup: nothing,
  onZip: nothing,
  onZipClick: nothing,
  onZipLeft: nothing,
  onAmount: nothing,
  onAmountLeft: nothing,
  onStart: nothing,
  onSettings: nothing,
  onDismiss: nothing
}

/** The simple calculator as the server renders it: its first view, which needs no machine. */
function StillCalculator(props: SimpleCalculatorIslandProps) {
  const { homes, shape, page, target = "LOOSE" } = props
  const { locale } = useSite()
  const input = inputOf(props, locale.countryId)
  return (
    <ShownCalculator
      view={firstView(beginSimpleCalculator({ input }))}
      wishes={noWishes}
      groups={groupsOf(props)}
      {...{ shape, target, homes, page }}
    />
  )
}

/** The simple calculator with its machine; input from before hydration is read from the fields. */
function LiveCalculator(props: SimpleCalculatorIslandProps) {
  const { groupId, homes, shape, page, target = "LOOSE" } = props
  const { locale } = useSite()
  const href = useHref()
  const client = browserClient()
  const machine = useMemo(
    () =>
      simpleCalculatorMachine.provide({
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
      }),
    [client, href]
  )
  const [snapshot, send] = useMachine(machine, { input: inputOf(props, locale.countryId) })
  const groups = groupsOf(props)

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

  return (
    <ShownCalculator
      view={simpleCalculatorView(snapshot)}
      wishes={wishes}
      groups={groups}
      {...{ shape, target, homes, page }}
    />
  )
}

export default import.meta.env.SSR ? StillCalculator : LiveCalculator
