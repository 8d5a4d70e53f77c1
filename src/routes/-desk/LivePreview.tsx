import { useRouteContext } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo, useRef, useState } from "react"
import { fromPromise } from "xstate"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { PartialCalculation } from "../../domain/options/order-query.ts"
import { applyRules } from "../../domain/options/rules/apply-rules.ts"
import type { OptionRules } from "../../domain/options/rules/option-rules.ts"
import { catalogueOf } from "../../domain/options/rules/rules-of-catalogue.ts"
import type { RulesKey } from "../../domain/options/rules/rules-sheet.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { calculatorMachine, type ConfigurationKey } from "../../machines/calculator.machine.ts"
import { zipActors } from "../../services/actors/zip.actors.ts"
import { previewedCalculation } from "../../services/desk/option-rules-form.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { FiltersPart } from "../../ui/offers/FiltersPart.tsx"
import { offerListView } from "../../ui/offers/offer-list.view.ts"
import type { OfferListWishes } from "../../ui/offers/offer-list.wishes.ts"
import { WishBar } from "../../ui/offers/WishBar.tsx"
import { RulesPreview } from "../../ui/support/options/RulesPreview.tsx"

interface PreviewProps {
  readonly rulesKey: RulesKey
  readonly rules: OptionRules
}

const nothing = () => {}

/** Pause in typing before a form is calculated, in ms. */
const pause = 700

/** Preview of the calculator with the rules in the form; while these are invalid, the last valid rules are used. */
export function LivePreview({ rulesKey, rules, isSound }: PreviewProps & { readonly isSound: boolean }) {
  const isLive = useLive()
  const text = JSON.stringify(rules)
  const [shown, setShown] = useState({ text, rules })
  // a new calculator keeps postal code and amount of the former one; its options are the defaults, as buyers see them
  const wished = useRef<PartialCalculation>({})
  useEffect(() => {
    if (!isSound || shown.text === text) return
    const timer = setTimeout(() => setShown({ text, rules }), pause)
    return () => clearTimeout(timer)
  })
  return isLive ? (
    <Calculator
      key={shown.text}
      rulesKey={rulesKey}
      rules={shown.rules}
      begin={() => wished.current}
      onWish={({ zipCode, amount }) => {
        wished.current = { zipCode, amount }
      }}
    />
  ) : null
}

interface CalculatorProps extends PreviewProps {
  readonly begin: () => PartialCalculation
  readonly onWish: (calculation: Calculation) => void
}

function Calculator({ rulesKey, rules, begin, onWish }: CalculatorProps) {
  const { client } = useRouteContext({ from: "/_desk" })
  const { countryId, productGroupId } = rulesKey
  const [query] = useState(begin)
  const [data] = useState(() => applyRules(catalogueOf(rulesKey), rules))
  const [machine] = useState(() =>
    calculatorMachine.provide({
      actors: {
        ...zipActors(client),
        recallConfiguration: fromPromise<PartialCalculation, ConfigurationKey>(async () => ({})),
        fetchConfiguration: fromPromise<ConfigurationData, ConfigurationKey>(async () => data),
        calculate: previewedCalculation(client, { countryId, productGroupId }, rules)
      }
    })
  )
  const [snapshot, send] = useMachine(machine, {
    input: { countryId, productGroupId, query, data, list: null, source: "preview" }
  })
  const { calculation } = snapshot.context
  useEffect(() => onWish(calculation))
  const wishes = useMemo(
    (): OfferListWishes => ({
      onZip: (zip) => send({ type: "zip.change", zip }),
      onAmount: (text) => send({ type: "amount.change", text }),
      onTake: nothing,
      onStart: () => send({ type: "calculation.start" }),
      onChoice: (choice) => send({ type: "choice.make", choice }),
      onReset: nothing,
      onRetry: () => send({ type: "calculation.retry" }),
      onSelect: nothing,
      // the preview cannot order
      onOrder: nothing,
      onSettings: nothing
    }),
    [send]
  )
  const view = offerListView(snapshot, { kind: "none" })
  const { result } = view
  return (
    <RulesPreview
      wishes={<WishBar group={productGroup(productGroupId)} view={view} wishes={wishes} />}
      settings={
        <FiltersPart
          data={data}
          calculation={view.calculation}
          differences={view.differences}
          givenWay={view.givenWay}
          hints={undefined}
          wishes={wishes}
        />
      }
      list={result.state === "offers" ? result.list : null}
      isBusy={result.state === "calculating"}
      isFailed={result.state === "failed"}
    />
  )
}
